import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { DownloadLink } from "../../ui/download-link.tsx"
import { BulkBar } from "../../ui/list/bulk-bar.tsx"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterTabs } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { apartClasses, ChoiceHead } from "../../ui/list/row-choice.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useRowChoice } from "../../ui/list/use-row-choice.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { BlogDeskHead } from "../desk/components/blog-desk-head.tsx"
import type { Route } from "./+types/desk-comments.page"
import type { HeldComment } from "./comment.schema.ts"
import { DeskComment } from "./components/desk-comment.tsx"
import { HideCommentDialog } from "./components/hide-comment-dialog.tsx"
import { type DeskCommentList, decideInRow, deskCommentList, showSeveral } from "./desk-comments.list.ts"
import { deskCommentsTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskCommentsTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(deskCommentList, request)

export const shouldRevalidate = keepListBehindDialog(deskCommentList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => decideInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={deskCommentList} />
}

/** What people say below posts, before others read it and after. */
export default function DeskComments({ loaderData }: Route.ComponentProps) {
  const t = useTexts(deskCommentsTexts)
  const canTake = useHasDeskRole("desk")
  const list = useList(deskCommentList, loaderData)
  return (
    <div className="max-w-3xl">
      <BlogDeskHead
        current="comments"
        actions={canTake && <DownloadLink to={`/api/admin/blog_comments/csv?${filterQuery(list)}`} />}
      />
      <p className="mb-4 text-muted">{t.lead}</p>
      <div className="mb-6">
        <FilterTabs list={list} name="show" label={t.show.label} all={t.show.waiting} labels={t.show.labels} />
      </div>
      <ListScreen list={list}>{(comments) => <Cards comments={comments} list={list} />}</ListScreen>
      <HideCommentDialog list={list} />
    </div>
  )
}

/** Several that wait can be shown at once; what is shown, hidden or reported is looked at one by one. */
function Cards({ comments, list }: { comments: readonly HeldComment[]; list: DeskCommentList }) {
  const { several: t, acts } = useTexts(deskCommentsTexts)
  const isWaiting = list.chosen.show === undefined
  const choice = useRowChoice(isWaiting ? comments : [], useHasDeskRole("desk"))
  const { chosen, onClear, onDone, canAct } = choice
  return (
    <div>
      {isWaiting && canAct && (
        <ChoiceHead choice={choice} className={apartClasses}>
          <BulkBar
            count={chosen.length}
            offered={["show"]}
            labels={{ show: acts.show }}
            ask={{ show: t.ask }}
            meaning={() => t.meaning}
            onClear={onClear}
            onAct={() => showSeveral(chosen, onDone)}
          />
        </ChoiceHead>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {comments.map((comment) => (
          <DeskComment key={comment.id} comment={comment} list={list} choice={choice} />
        ))}
      </ul>
    </div>
  )
}
