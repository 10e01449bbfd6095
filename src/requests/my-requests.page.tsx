import { useEvents } from "../events/use-events.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { ConfirmDialog } from "../ui/form/form-frame.tsx"
import { LinkButton } from "../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { FilterSelect } from "../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/my-requests.page"
import { CustomerRequestItem } from "./components/customer-request-item.tsx"
import { type MyRequestsList, myRequests } from "./my-requests.list.ts"
import { withdrawForm } from "./service-request.form.ts"
import { myRequestsTexts, requestTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, myRequestsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(myRequests, request)

export const shouldRevalidate = keepListBehindDialog(myRequests)

export function HydrateFallback() {
  return <ListLoading list={myRequests} />
}

export default function MyRequestsPage({ loaderData }: Route.ComponentProps) {
  const list = useList(myRequests, loaderData)
  useEvents(({ kind }) => {
    if (kind === "notice_came") list.reload()
  })
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

/** Where it was answered meanwhile, that is said, and the list behind it shows it. */
function WithdrawDialog({ list }: { list: MyRequestsList }) {
  const { withdrawing } = useTexts(myRequestsTexts)
  const { opened } = list
  if (!opened) return null
  return (
    <ConfirmDialog
      key={opened.row.id}
      form={withdrawForm(opened.row.id)}
      asked={{ ...withdrawing, text: withdrawing.text(opened.row.provider_name), variant: "danger" }}
      onClose={list.close}
      onDone={({ message, request }) => {
        list.onActed({ changed: request })
        toast("success", message, 5000)
      }}
    />
  )
}
