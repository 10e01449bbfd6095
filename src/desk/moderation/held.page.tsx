import type { MetaFunction } from "react-router"
import { HeldMessages } from "../../messaging/held/components/held-messages.tsx"
import { deliverInRow, heldMessageList } from "../../messaging/held/held-messages.list.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/held.page"
import { ModerationHead } from "./components/moderation-head.tsx"
import { moderationHeadTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, moderationHeadTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(heldMessageList, request)

export const shouldRevalidate = keepListBehindDialog(heldMessageList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => deliverInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={heldMessageList} />
}

/** What somebody decides before others see it. */
export default function HeldMessagesPage({ loaderData }: Route.ComponentProps) {
  const list = useList(heldMessageList, loaderData)
  return (
    <div className="max-w-3xl">
      <ModerationHead current="held" actions={<DeskDownload to="held_messages/csv" />} />
      <HeldMessages list={list} />
    </div>
  )
}
