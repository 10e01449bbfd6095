import type { MetaFunction } from "react-router"
import { HeldMessages } from "../messaging/held/components/held-messages.tsx"
import { deliverInRow, heldMessageList } from "../messaging/held/held-messages.list.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { ListLoading } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/moderation.page"
import { moderationTexts } from "./texts.ts"
import "../ui/rare-icons.ts"

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, moderationTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(heldMessageList, request)

export const shouldRevalidate = keepListBehindDialog(heldMessageList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => deliverInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={heldMessageList} />
}

/** What somebody decides before others see it. */
export default function Moderation({ loaderData }: Route.ComponentProps) {
  const t = useTexts(moderationTexts)
  const list = useList(heldMessageList, loaderData)
  return (
    <div className="max-w-3xl">
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      <HeldMessages list={list} />
    </div>
  )
}
