import { pageTitle } from "../../sharing/page-meta.ts"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import type { Route } from "./+types/professionals.page"
import { Professionals } from "./components/professionals.tsx"
import { TooFewDeciders } from "./components/too-few-deciders.tsx"
import { VerificationHead } from "./components/verification-head.tsx"
import { professionalList } from "./professionals.list.ts"
import { loadRulesBeside } from "./second.list.ts"
import { verificationPageTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, verificationPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [page, standing] = await Promise.all([loadList(professionalList, request), loadRulesBeside(request)])
  return { page, standing }
}

export const shouldRevalidate = keepListBehindDialog(professionalList)

export function HydrateFallback() {
  return <ListLoading list={professionalList} />
}

/** All professionals with their checks. */
export default function VerifiedProfessionals({ loaderData: { page, standing } }: Route.ComponentProps) {
  const list = useList(professionalList, page)
  return (
    <>
      <VerificationHead
        current="professionals"
        actions={<DeskDownload to={`professionals/csv?${filterQuery(list)}`} />}
      />
      <TooFewDeciders standing={standing} />
      <Professionals list={list} rules={standing.rules} />
    </>
  )
}
