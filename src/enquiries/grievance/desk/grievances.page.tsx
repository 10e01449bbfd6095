import type { MetaFunction } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../../sharing/page-meta.ts"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { DownloadLink } from "../../../ui/download-link.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { filterQuery, loadList } from "../../../ui/list/list.ts"
import { ListLoading } from "../../../ui/list/list-screen.tsx"
import { useList } from "../../../ui/list/use-list.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { DeskSplit } from "../../desk-entries/components/desk-split.tsx"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import type { Route } from "./+types/grievances.page"
import { GrievanceFilters } from "./components/grievance-filters.tsx"
import { GrievancePane } from "./components/grievance-pane.tsx"
import { GrievanceRows } from "./components/grievance-rows.tsx"
import { grievancePageTexts } from "./grievance-page.texts.ts"
import { grievanceList, loadOpenGrievance } from "./grievances.list.ts"
import "../../../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, grievancePageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, open] = await Promise.all([loadList(grievanceList, request), loadOpenGrievance(request)])
  return { view, open }
}

export function HydrateFallback() {
  return <ListLoading list={grievanceList} />
}

/** Complaints, by the clocks of the policy. */
export default function Grievances({ loaderData: { view, open } }: Route.ComponentProps) {
  const t = useTexts(grievancePageTexts)
  const _desk = useTexts(deskPageTexts)
  const list = useList(grievanceList, view)
  const canTake = useHasDeskRole("desk")
  return (
    <DeskSplit
      title={t.title}
      head={
        <>
          <AreaHeading
            title={t.title}
            actions={canTake && <DownloadLink to={`/api/admin/grievances/csv?${filterQuery(list)}`} />}
          >
            {t.lead}
          </AreaHeading>
          <GrievanceFilters list={list} />
        </>
      }
      openId={open?.grievance?.id ?? (open ? "" : undefined)}
      list={<GrievanceRows key={list.address} list={list} openId={open?.grievance?.id} />}
      detail={
        open?.grievance ? (
          <GrievancePane key={open.grievance.id} grievance={open.grievance} list={list} />
        ) : (
          <ErrorState message={open?.failure ?? ""} onRetry={list.reload} busy={list.isLoading} />
        )
      }
    />
  )
}
