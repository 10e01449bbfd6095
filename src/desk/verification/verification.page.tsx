import { pageTitle } from "../../sharing/page-meta.ts"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/verification.page"
import { TooFewDeciders } from "./components/too-few-deciders.tsx"
import { VerificationHead } from "./components/verification-head.tsx"
import { WaitingPapers } from "./components/waiting-papers.tsx"
import { waitingPaperList } from "./papers.list.ts"
import { loadRulesBeside } from "./second.list.ts"
import { verificationPageTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, verificationPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [page, standing] = await Promise.all([loadList(waitingPaperList, request), loadRulesBeside(request)])
  return { page, standing }
}

export const shouldRevalidate = keepListBehindDialog(waitingPaperList)

export function HydrateFallback() {
  return <ListLoading list={waitingPaperList} />
}

/** Papers that wait for a check. */
export default function Verification({ loaderData: { page, standing } }: Route.ComponentProps) {
  const list = useList(waitingPaperList, page)
  return (
    <>
      <VerificationHead current="papers" actions={<DeskDownload to="papers/csv" />} />
      <TooFewDeciders standing={standing} />
      <WaitingPapers list={list} rules={standing.rules} />
    </>
  )
}
