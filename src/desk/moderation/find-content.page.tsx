import { pageTitle } from "../../sharing/page-meta.ts"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { ListSearch } from "../../ui/list/list-search.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/find-content.page"
import { DecisionDialog } from "./components/decision-dialog.tsx"
import { ModeratedItems } from "./components/moderated-items.tsx"
import { ModerationHead } from "./components/moderation-head.tsx"
import { foundList, leaveInRow } from "./items.list.ts"
import { moderationHeadTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, moderationHeadTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(foundList, request)

export const shouldRevalidate = keepListBehindDialog(foundList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => leaveInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={foundList} />
}

/** From a public page straight to what is decided about it. */
export default function FindContent({ loaderData }: Route.ComponentProps) {
  const t = useTexts(moderationHeadTexts)
  const list = useList(foundList, loaderData)
  return (
    <div className="max-w-3xl">
      <ModerationHead current="find" />
      <p className="mb-4 text-muted">{t.leads.find}</p>
      <div className="mb-6">
        <ListSearch list={list} label={t.search.label} placeholder={t.search.placeholder} className="w-full" />
      </div>
      <ListScreen list={list}>{(items) => <ModeratedItems items={items} list={list} />}</ListScreen>
      <DecisionDialog list={list} />
    </div>
  )
}
