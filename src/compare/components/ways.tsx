import { professionalTexts } from "../../professionals/texts.ts"
import { LinkButton } from "../../ui/link-button.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Compared } from "../comparison.ts"
import { compareTexts } from "../texts.ts"

/** Where to go on from a column. */
export function Ways({ one: { id, business_name, offer } }: { one: Compared }) {
  const t = useTexts(compareTexts)
  const { book } = useTexts(professionalTexts)
  return (
    <div className="no-print grid gap-2">
      {offer && (
        <LinkButton to={`/providers/${id}?book=${offer.id}`} wide className="max-md:px-2 max-md:text-sm">
          <span>
            {book}
            <span className="sr-only">{t.table.with(business_name)}</span>
          </span>
        </LinkButton>
      )}
      <LinkButton to={`/providers/${id}`} variant="secondary" wide className="max-md:px-2 max-md:text-sm">
        <span>
          {t.list.view}
          <span className="sr-only">{t.list.of(business_name)}</span>
        </span>
      </LinkButton>
    </div>
  )
}
