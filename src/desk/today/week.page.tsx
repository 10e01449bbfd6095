import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterSelect, FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/week.page"
import { WeekTable } from "./components/week-table.tsx"
import { weekTexts } from "./texts.ts"
import { weekFileQuery, weekList } from "./week.list.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, weekTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(weekList, request)

export const shouldRevalidate = keepListBehindDialog(weekList)

export function HydrateFallback() {
  return <ListLoading list={weekList} />
}

/** What stands behind the figures of the week. */
export default function Week({ loaderData }: Route.ComponentProps) {
  const t = useTexts(weekTexts)
  const list = useList(weekList, loaderData)
  const { people, ...others } = t.kinds
  return (
    <>
      <AreaHeading
        title={list.chosen.week ? t.week.before : t.title}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/admin/dashboard" variant="quiet" icon="home">
              {t.back}
            </LinkButton>
            <DeskDownload to={`figures/rows/csv?${weekFileQuery(list)}`} />
          </div>
        }
      >
        {t.lead}
      </AreaHeading>
      <div className="mb-6 grid grid-cols-1 gap-4">
        <FilterTabs list={list} name="kind" label={t.kind} all={people} labels={others} />
        <FilterSelect
          list={list}
          name="week"
          label={t.week.label}
          all={t.week.now}
          labels={{ before: t.week.before }}
        />
      </div>
      <ListScreen list={list}>{(rows) => <WeekTable rows={rows} />}</ListScreen>
    </>
  )
}
