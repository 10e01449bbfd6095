import { Icon } from "./icon.tsx"
import { Link } from "./link.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

/** Where this page stands. The last item is the page itself and has no `to`; on a phone its heading says it. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTexts(uiTexts)
  return (
    <nav aria-label={t.breadcrumb} className="no-print">
      <ol className="breadcrumb">
        {items.map(({ label, to }) => (
          <li key={to ?? label}>
            {to ? (
              <>
                <Link to={to}>{label}</Link>
                <Icon name="chevron-right" className="size-4" />
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
