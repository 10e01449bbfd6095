import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { LinkButton } from "../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { FilterSelect } from "../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/professional-requests.page"
import { AnswerDialog } from "./components/answer-dialog.tsx"
import { ProfessionalRequests } from "./components/professional-requests.tsx"
import { professionalRequestList } from "./professional-requests.list.ts"
import { professionalRequestsTexts, requestTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, professionalRequestsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(professionalRequestList, request)

export const shouldRevalidate = keepListBehindDialog(professionalRequestList)

export function HydrateFallback() {
  return <ListLoading list={professionalRequestList} />
}

export default function ProfessionalRequestsPage({ loaderData }: Route.ComponentProps) {
  const list = useList(professionalRequestList, loaderData)
  const t = useTexts(professionalRequestsTexts)
  const { status, all, statuses } = useTexts(requestTexts)
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={<FilterSelect list={list} name="status" label={status} all={all} labels={statuses} />}
      >
        {t.lead}
      </AreaHeading>
      <ListScreen
        list={list}
        emptyAction={
          <LinkButton to="/provider/profile" variant="secondary" icon="user">
            {t.toProfile}
          </LinkButton>
        }
      >
        {(requests, { waiting }) => (
          <ProfessionalRequests
            key={list.address}
            requests={requests}
            isWhole={waiting !== null}
            moreWait={Boolean(waiting?.next)}
            list={list}
          />
        )}
      </ListScreen>
      <AnswerDialog list={list} />
    </>
  )
}
