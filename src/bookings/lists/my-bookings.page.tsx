import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { answerProposal } from "../proposal/proposal.actions.ts"
import type { Route } from "./+types/my-bookings.page"
import { StatusFilter } from "./components/booking-sections.tsx"
import { CustomerBookings } from "./components/customer-bookings.tsx"
import { CustomerDialogs } from "./components/customer-dialogs.tsx"
import { myBookings } from "./my-bookings.list.ts"
import { myBookingsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, myBookingsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(myBookings, request)

export const shouldRevalidate = keepListBehindDialog(myBookings)

/** What ends a booking, or asks for another time, is a form in a dialog of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  answerProposal("customer", await request.formData())

export function HydrateFallback() {
  return <ListLoading list={myBookings} />
}

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  const list = useList(myBookings, loaderData)
  const t = useTexts(myBookingsTexts)
  const actions = (
    <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
      <StatusFilter list={list} />
      {list.rows.length > 0 && <FindServices label={t.findServices} isBeside />}
    </div>
  )
  return (
    <>
      <AreaHeading title={t.heading} actions={actions}>
        {t.order}
      </AreaHeading>
      <ListScreen list={list} emptyAction={<FindServices label={t.findServices} />}>
        {(bookings, { next }) => (
          <CustomerBookings key={list.address} bookings={bookings} hasMore={next !== null} list={list} />
        )}
      </ListScreen>
      <CustomerDialogs list={list} />
    </>
  )
}

function FindServices({ label, isBeside = false }: { label: string; isBeside?: boolean }) {
  return (
    <LinkButton
      to="/user/service-search"
      icon="search"
      variant={isBeside ? "secondary" : "primary"}
      className={isBeside ? "h-12 w-full sm:w-auto" : ""}
    >
      {label}
    </LinkButton>
  )
}
