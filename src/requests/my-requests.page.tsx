import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { LinkButton } from "../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { FilterSelect } from "../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/my-requests.page"
import { CustomerRequestItem } from "./components/customer-request-item.tsx"
import { WithdrawDialog } from "./components/withdraw-dialog.tsx"
import { myRequests } from "./my-requests.list.ts"
import { myRequestsTexts, requestTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, myRequestsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(myRequests, request)

export const shouldRevalidate = keepListBehindDialog(myRequests)

export function HydrateFallback() {
  return <ListLoading list={myRequests} />
}

export default function MyRequestsPage({ loaderData }: Route.ComponentProps) {
  const list = useList(myRequests, loaderData)
  const t = useTexts(myRequestsTexts)
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
          <LinkButton to="/user/service-search" icon="search">
            {t.findServices}
          </LinkButton>
        }
      >
        {(requests) => (
          <ul className="grid grid-cols-1 gap-4">
            {requests.map((request) => (
              <CustomerRequestItem key={request.id} request={request} list={list} />
            ))}
          </ul>
        )}
      </ListScreen>
      <WithdrawDialog list={list} />
    </>
  )
}
