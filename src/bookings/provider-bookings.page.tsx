import { replace } from "react-router"
import { call, failureMessage } from "../platform/api-client.ts"
import { languageHere, wordsHere } from "../platform/language.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { datesIn } from "../platform/time.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Card } from "../ui/card.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { closingDialog, keepListBehindDialog, loadList } from "../ui/list/list.ts"
import { ListLoading, ListScreen } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import { toast } from "../ui/toast-store.ts"
import { useWords } from "../ui/use-words.ts"
import type { Route } from "./+types/provider-bookings.page"
import { changeBookingStatus } from "./booking.contract.ts"
import { statuses } from "./booking.rules.ts"
import { ProviderBookings } from "./components/provider-bookings.tsx"
import { ProviderDialogs } from "./components/provider-dialogs.tsx"
import { StatusFilter } from "./components/status-filter.tsx"
import { ownProfessionalId, providerBookingList } from "./provider-bookings.list.ts"
import { providerBookingsWords } from "./provider-bookings.words.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, providerBookingsWords, (t) => t.title)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, user] = await Promise.all([loadList(providerBookingList, request), currentUser()])
  return { view, isDual: user?.has_user_role ?? false }
}

export const shouldRevalidate = keepListBehindDialog(providerBookingList)

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const t = wordsHere(providerBookingsWords)
  const form = await request.formData()
  const [bookingId, wanted, reason] = ["id", "status", "reason"].map((name) => String(form.get(name) ?? ""))
  // What ends a booking was asked in a dialog, which tells the refusal itself.
  const failed = (message: string) => {
    if (wanted !== "cancelled") toast("error", message, 5000)
    return { failure: message }
  }
  const id = await ownProfessionalId()
  const status = statuses.find((one) => one === wanted)
  if (!id || !bookingId || !status) return failed(t.noProfessional)
  try {
    const { message, booking } = await call(changeBookingStatus, { id, bookingId, status, reason })
    const when = datesIn(languageHere()).instant(booking.start_time)
    toast("success", t.done(message, booking.service.name, when, booking.client_name), 5000)
    // The dialog is done with; other moves leave the details open.
    return status === "cancelled" ? replace(closingDialog(providerBookingList, request)) : { changed: booking }
  } catch (error) {
    return failed(failureMessage(error, t.failedToMove))
  }
}

export function HydrateFallback() {
  return <ListLoading list={providerBookingList} />
}

export default function ProviderBookingsPage({ loaderData: { view, isDual } }: Route.ComponentProps) {
  const list = useList(providerBookingList, view)
  const t = useWords(providerBookingsWords)
  return (
    <>
      <AreaHeading title={t.title} actions={<StatusFilter list={list} />}>
        {t.order}
      </AreaHeading>
      <ListScreen list={list}>
        {(bookings, { waiting }) => <ProviderBookings bookings={bookings} waiting={waiting} list={list} />}
      </ListScreen>
      {isDual && <OwnBookings />}
      <ProviderDialogs list={list} />
    </>
  )
}

function OwnBookings() {
  const t = useWords(providerBookingsWords)
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <p>{t.alsoCustomer}</p>
      <LinkButton to="/user/bookings" variant="secondary" icon="calendar">
        {t.ownBookings}
      </LinkButton>
    </Card>
  )
}
