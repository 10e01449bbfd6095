import type { UnansweredSearch } from "../../search/unanswered/unanswered.schema.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterSelect } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { ListTable } from "../../ui/list/list-table.tsx"
import { useList } from "../../ui/list/use-list.ts"
import type { Column } from "../../ui/table.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { catalogueAddress } from "../catalogue/catalogue.rules.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/searches.page"
import { searchesList } from "./searches.list.ts"
import { searchesTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, searchesTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(searchesList, request)

export const shouldRevalidate = keepListBehindDialog(searchesList)

export function HydrateFallback() {
  return <ListLoading list={searchesList} />
}

/** What people searched and nobody was found for: each a way to try it out, with a synonym beside it. */
export default function Searches({ loaderData }: Route.ComponentProps) {
  const t = useTexts(searchesTexts)
  const list = useList(searchesList, loaderData)
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/admin/dashboard" variant="quiet" icon="home">
              {t.back}
            </LinkButton>
            <DeskDownload to={`searches/csv?${filterQuery(list)}`} />
          </div>
        }
      >
        {t.lead}
      </AreaHeading>
      <div className="mb-6">
        <FilterSelect list={list} name="period" label={t.period.label} all={t.period.week} labels={t.periods} />
      </div>
      <ListScreen list={list}>{(searches) => <SearchTable searches={searches} />}</ListScreen>
    </>
  )
}

function SearchTable({ searches }: { searches: readonly UnansweredSearch[] }) {
  const t = useTexts(searchesTexts)
  const dates = useDates()
  const columns: Column<UnansweredSearch>[] = [
    {
      header: t.columns.term,
      cell: ({ term }) => <span className="wrap-anywhere font-semibold">{term}</span>,
      slot: "title",
    },
    {
      header: t.columns.searches,
      name: "searches",
      cell: ({ searches: count }) => t.times(count),
      slot: "chip",
      width: "@[52rem]:w-36",
    },
    {
      header: t.columns.close,
      name: "close",
      cell: ({ close, searches: count }) => t.close(close, count),
      slot: "line",
      width: "@[52rem]:w-56",
    },
    {
      header: t.columns.last,
      name: "last",
      cell: ({ last_searched_at: at }) => <time dateTime={at}>{dates.instant(at, new Date())}</time>,
      slot: "more",
      width: "@[52rem]:w-48",
    },
    {
      header: t.columns.acts,
      cell: ({ term }) => (
        <LinkButton
          to={catalogueAddress({ tab: "synonyms", attempt: term })}
          variant="secondary"
          size="small"
          aria-label={t.attemptOf(term)}
        >
          {t.attempt}
        </LinkButton>
      ),
      slot: "actions",
      width: "@[52rem]:w-36",
    },
  ]
  return <ListTable caption={t.title} columns={columns} rows={searches} rowKey={({ id }) => id} />
}
