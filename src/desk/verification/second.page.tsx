import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { hasTooFewDeciders } from "../../professionals/second-look/second-look.rules.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/second.page"
import { CheckRules } from "./components/check-rules.tsx"
import { SecondLooks } from "./components/second-looks.tsx"
import { TooFewDeciders } from "./components/too-few-deciders.tsx"
import { VerificationHead } from "./components/verification-head.tsx"
import { changeRule, loadRules, secondLookList } from "./second.list.ts"
import { verificationPageTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, verificationPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [page, standing] = await Promise.all([loadList(secondLookList, request), loadRules(request)])
  return { page, standing }
}

export const shouldRevalidate = keepListBehindDialog(secondLookList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => changeRule(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={secondLookList} />
}

/** What one administrator has approved and another confirms; and which kinds of check need that. */
export default function SecondLooksPage({ loaderData: { page, standing } }: Route.ComponentProps) {
  const list = useList(secondLookList, page)
  const canSet = useHasDeskRole("owner")
  return (
    <>
      <VerificationHead current="second" actions={<DeskDownload to="second_looks/csv" />} />
      <TooFewDeciders standing={standing} />
      <SecondLooks list={list} isAlone={hasTooFewDeciders(standing.deciders)} />
      <CheckRules standing={standing} canSet={canSet} />
    </>
  )
}
