import { LinkButton } from "./link.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type PaginationProps = {
  /** Address of the next page; null at the end of the list. */
  next: string | null
  /** Address of the first page, where this is not it. */
  first?: string | null
  /** "20 of 134 professionals". */
  shown?: string
}

/** Lists are walked by cursor: there is a next page and a way back to the start, not a row of numbers. */
export function Pagination({ next, first, shown }: PaginationProps) {
  const t = useTexts(uiTexts).pages
  if (!next && !first && !shown) return null
  return (
    <nav aria-label={t.label} className="flex flex-wrap items-center justify-center gap-4 py-4">
      {first && (
        <LinkButton to={first} variant="quiet" icon="arrow-left">
          {t.first}
        </LinkButton>
      )}
      {shown && <p className="text-muted">{shown}</p>}
      {next && (
        <LinkButton to={next} variant="secondary" preventScrollReset>
          {t.next}
        </LinkButton>
      )}
    </nav>
  )
}
