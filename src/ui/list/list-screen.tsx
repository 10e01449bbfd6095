import type { ReactNode } from "react"
import type { Texts } from "../../platform/language/language.ts"
import { EmptyState } from "../empty-state.tsx"
import { ErrorState } from "../error-state.tsx"
import { PageLoading } from "../page-loading.tsx"
import { Pagination } from "../pagination.tsx"
import { useTexts } from "../use-texts.ts"
import type { Filters, ListRow, ListTexts, Paged } from "./list.ts"
import type { OpenList } from "./use-list.ts"

type ListScreenProps<Row extends ListRow, Page extends Paged, F extends Filters, Dialog extends string> = {
  list: OpenList<Page, Row, F, Dialog>
  /** What to do where there is nothing yet. */
  emptyAction?: ReactNode
  children: (rows: readonly Row[], page: Page) => ReactNode
}

/** The rows with a way to the next ones; or why there are none. */
export function ListScreen<Row extends ListRow, Page extends Paged, F extends Filters, Dialog extends string>({
  list,
  emptyAction,
  children,
}: ListScreenProps<Row, Page, F, Dialog>) {
  const { page, rows, failure, isPending, isFirstPage } = list
  if (!page) return <ErrorState message={failure ?? ""} onRetry={list.reload} busy={list.isLoading} />
  return (
    <div
      aria-busy={isPending || undefined}
      className={`transition-opacity duration-150 ${isPending ? "opacity-60" : ""}`}
    >
      {rows.length === 0 ? <Nothing list={list} action={emptyAction} /> : children(rows, page)}
      <Pagination next={page.next && list.toPage(page.next)} first={isFirstPage ? null : list.toPage(null)} />
    </div>
  )
}

type NothingProps = { list: { texts: Texts<ListTexts>; isFiltered: boolean }; action: ReactNode }

function Nothing({ list: { texts, isFiltered }, action }: NothingProps) {
  const { empty, noMatch } = useTexts(texts)
  if (isFiltered && noMatch) return <EmptyState title={noMatch.title}>{noMatch.hint}</EmptyState>
  return (
    <EmptyState title={empty.title} action={action}>
      {empty.hint}
    </EmptyState>
  )
}

/** In the place of the page while its first list is on the way. */
export function ListLoading({ list }: { list: { texts: Texts<ListTexts> } }) {
  return <PageLoading label={useTexts(list.texts).loading} />
}
