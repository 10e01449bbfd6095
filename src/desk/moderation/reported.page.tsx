import { pageTitle } from "../../sharing/page-meta.ts"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/reported.page"
import { DecisionDialog } from "./components/decision-dialog.tsx"
import { ModeratedItems } from "./components/moderated-items.tsx"
import { ModerationHead } from "./components/moderation-head.tsx"
import { leaveInRow, reportedList } from "./items.list.ts"
import { moderationHeadTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, moderationHeadTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(reportedList, request)

export const shouldRevalidate = keepListBehindDialog(reportedList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => leaveInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={reportedList} />
}

/** What was reported and nobody has decided about. */
export default function Reported({ loaderData }: Route.ComponentProps) {
  const t = useTexts(moderationHeadTexts)
  const list = useList(reportedList, loaderData)
  return (
    <div className="max-w-3xl">
      <ModerationHead current="reported" actions={<DeskDownload to={`reports/csv?${filterQuery(list)}`} />} />
      <p className="mb-4 text-muted">{t.leads.reported}</p>
      <div className="mb-6">
        <FilterTabs list={list} name="kind" label={t.filter.label} all={t.filter.all} labels={t.filter.kinds} />
      </div>
      <ListScreen list={list}>{(items) => <ModeratedItems items={items} list={list} />}</ListScreen>
      <DecisionDialog list={list} />
    </div>
  )
}
