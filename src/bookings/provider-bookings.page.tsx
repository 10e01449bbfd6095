import { replace, useRevalidator } from "react-router"
import { brand } from "../brand.ts"
import { call, failureMessage } from "../platform/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { formatInstant } from "../platform/time.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { Card } from "../ui/card.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { toast } from "../ui/toast-store.ts"
import { useFreshOnReturn } from "../ui/use-fresh-on-return.ts"
import { useLastGood } from "../ui/use-last-good.ts"
import type { Route } from "./+types/provider-bookings.page"
import { changeBookingStatus } from "./booking.contract.ts"
import { type Status, statuses } from "./booking.rules.ts"
import { keepListBehindDialog, listOf, loadProviderBookings, ownProfessionalId } from "./bookings-view.ts"
import { ProviderBookings } from "./components/provider-bookings.tsx"
import { ProviderDialogs } from "./components/provider-dialogs.tsx"
import { StatusFilter } from "./components/status-filter.tsx"
import { useBookingAddress } from "./components/use-booking-address.ts"

export const meta: Route.MetaFunction = () => [{ title: `Bookings · ${brand.name}` }]

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, user] = await Promise.all([loadProviderBookings(request), currentUser()])
  return { view, isDual: user?.has_user_role ?? false }
}

export const shouldRevalidate = keepListBehindDialog

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const form = await request.formData()
  const [bookingId, wanted, reason] = ["id", "status", "reason"].map((name) => String(form.get(name) ?? ""))
  // What ends a booking was asked in a dialog, which tells the refusal itself.
  const failed = (message: string) => {
    if (wanted !== "cancelled") toast("error", message, 5000)
    return { failure: message }
  }
  const id = await ownProfessionalId()
  const status = statuses.find((one): one is Status => one === wanted)
  if (!id || !bookingId || !status) return failed("Professional ID not found. Please try logging out and back in.")
  try {
    const { message, booking } = await call(changeBookingStatus, { id, bookingId, status, reason })
    toast(
      "success",
      `${message}: ${booking.service.name}, ${formatInstant(booking.start_time)}. ${booking.client_name} has been told.`,
      5000,
    )
    // The dialog is done with; other moves leave the details open.
    return status === "cancelled" ? replace(listOf(new URL(request.url))) : null
  } catch (error) {
    return failed(failureMessage(error, "Failed to update booking status. Please try again."))
  }
}

export function HydrateFallback() {
  return <PageLoading label="Loading bookings" />
}

export default function ProviderBookingsPage({ loaderData }: Route.ComponentProps) {
  useFreshOnReturn()
  const address = useBookingAddress()
  const view = useLastGood(loaderData.view, address.ofList)
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <AreaHeading title="Bookings" actions={<StatusFilter status={address.askedStatus} onChange={address.filterBy} />}>
        Requests wait for your answer until they start. Times are Indian time.
      </AreaHeading>
      {view.failure ? (
        <ErrorState message={view.failure} onRetry={revalidate} busy={state === "loading"} />
      ) : (
        <ProviderBookings view={view} address={address} />
      )}
      {loaderData.isDual && <OwnBookings />}
      <ProviderDialogs view={view} address={address} />
    </>
  )
}

function OwnBookings() {
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <p>You also have a customer account. Visits that you have booked yourself are listed there.</p>
      <LinkButton to="/user/bookings" variant="secondary" icon="calendar">
        View My User Bookings
      </LinkButton>
    </Card>
  )
}
