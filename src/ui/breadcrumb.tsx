import { Icon } from "./icon.tsx"
import { Link } from "./link.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

/** Where this page stands. The last item is the page itself and has no `to`; on a phone its heading says it. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTexts(uiTexts)
  return (
    <nav aria-label={t.breadcrumb} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {items.map(({ label, to }) => (
          <li key={to ?? label} className="flex min-w-0 items-center gap-1">
            {to ? (
              <>
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-8">
                  {label}
                </Link>
                <Icon name="chevron-right" className="size-4 max-sm:in-[li:nth-last-child(2)]:hidden" />
              </>
            ) : (
              <span aria-current="page" className="wrap-anywhere min-w-0 font-semibold text-ink max-sm:sr-only">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
