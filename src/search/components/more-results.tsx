import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { moreThan } from "../screen/search-input.rules.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import type { SearchPage } from "../search.contract.ts"
import { searchQuery } from "../search.rules.ts"
import { resultStateTexts } from "../texts.ts"
import { clearOfBar } from "./result-card.tsx"

type MoreResultsProps = {
  view: SearchScreenData
  page: SearchPage
  base: string
  chosenId: string | undefined
  isComing: boolean
}

/** The same list, longer; a list that is long enough goes on at a page of its own. */
export default function MoreResults({
  view: { filters, sort, shown, cursor },
  page,
  base,
  chosenId,
  isComing,
}: MoreResultsProps) {
  const t = useTexts(resultStateTexts)
  const { next, total } = page
  if (!next)
    return (
      <p id="more-results" className="py-4 text-center text-muted">
        {t.seenAll(total)}
      </p>
    )
  const more = moreThan(shown)
  const longer = more && searchQuery(filters, sort, { cursor, shown: String(more), selected: chosenId ?? null })
  return (
    <div id="more-results" className={`grid justify-items-center py-4 ${clearOfBar}`}>
      {longer ? (
        <LinkButton to={base + longer} variant="secondary" replace preventScrollReset aria-disabled={isComing}>
          {t.more}
        </LinkButton>
      ) : (
        <LinkButton to={base + searchQuery(filters, sort, { cursor: next })} variant="secondary">
          {t.next}
        </LinkButton>
      )}
    </div>
  )
}
