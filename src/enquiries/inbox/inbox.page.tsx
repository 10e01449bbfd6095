import type { MetaFunction } from "react-router"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { DownloadLink } from "../../ui/download-link.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { loadList } from "../../ui/list/list.ts"
import { ListLoading } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { DeskSplit } from "../desk-entries/components/desk-split.tsx"
import { deskPageTexts } from "../desk-entries/desk-page.texts.ts"
import type { Route } from "./+types/inbox.page"
import { InboxFilters } from "./components/inbox-filters.tsx"
import { InboxRows } from "./components/inbox-rows.tsx"
import { SubmissionPane } from "./components/submission-pane.tsx"
import { inboxFileQuery, inboxList, loadOpenSubmission } from "./inbox.list.ts"
import { inboxPageTexts } from "./inbox-page.texts.ts"
import "../../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, inboxPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, open] = await Promise.all([loadList(inboxList, request), loadOpenSubmission(request)])
  return { view, open }
}

export function HydrateFallback() {
  return <ListLoading list={inboxList} />
}

/** What people write to us by the forms, and all that is done about it. */
export default function Inbox({ loaderData: { view, open } }: Route.ComponentProps) {
  const t = useTexts(inboxPageTexts)
  const _desk = useTexts(deskPageTexts)
  const list = useList(inboxList, view)
  const canTake = useHasDeskRole("desk")
  return (
    <DeskSplit
      title={t.title}
      head={
        <>
          <AreaHeading
            title={t.title}
            actions={canTake && <DownloadLink to={`/api/admin/submissions/csv?${inboxFileQuery(list)}`} />}
          >
            {t.lead}
          </AreaHeading>
          <InboxFilters list={list} />
        </>
      }
      openId={open?.submission?.id ?? (open ? "" : undefined)}
      list={<InboxRows key={list.address} list={list} openId={open?.submission?.id} />}
      detail={
        open?.submission ? (
          <SubmissionPane key={open.submission.id} submission={open.submission} list={list} />
        ) : (
          <ErrorState message={open?.failure ?? ""} onRetry={list.reload} busy={list.isLoading} />
        )
      }
    />
  )
}
