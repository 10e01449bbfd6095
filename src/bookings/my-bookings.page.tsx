import { replace, useRevalidator } from "react-router"
import { brand } from "../brand.ts"
import { call, failureMessage } from "../platform/api-client.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { toast } from "../ui/toast-store.ts"
import { useFreshOnReturn } from "../ui/use-fresh-on-return.ts"
import { useLastGood } from "../ui/use-last-good.ts"
import type { Route } from "./+types/my-bookings.page"
import { cancelUserBooking } from "./booking.contract.ts"
import { keepListBehindDialog, listOf, loadUserBookings } from "./bookings-view.ts"
import { CustomerBookings } from "./components/customer-bookings.tsx"
import { CustomerDialogs } from "./components/customer-dialogs.tsx"
import { StatusFilter } from "./components/status-filter.tsx"
import { useBookingAddress } from "./components/use-booking-address.ts"

export const meta: Route.MetaFunction = () => [{ title: `My Bookings · ${brand.name}` }]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadUserBookings(request)

export const shouldRevalidate = keepListBehindDialog

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const form = await request.formData()
  const input = { id: String(form.get("id")), reason: String(form.get("reason") ?? "") }
  try {
    const { message } = await call(cancelUserBooking, input)
    toast("success", message)
    return replace(listOf(new URL(request.url)))
  } catch (error) {
    return { failure: failureMessage(error, "Failed to cancel the booking. Please try again.") }
  }
}

export function HydrateFallback() {
  return <PageLoading label="Loading your bookings" />
}

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  useFreshOnReturn()
  const address = useBookingAddress()
  const view = useLastGood(loaderData, address.ofList)
  const { revalidate, state } = useRevalidator()
  const actions = (
    <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
      <StatusFilter status={address.askedStatus} onChange={address.filterBy} />
      <LinkButton to="/user/service-search" icon="search" className="h-12 w-full sm:w-auto">
        Find Services
      </LinkButton>
    </div>
  )
  return (
    <>
      <AreaHeading title="Your Bookings" actions={actions}>
        Latest first. Times are Indian time.
      </AreaHeading>
      {view.failure ? (
        <ErrorState message={view.failure} onRetry={revalidate} busy={state === "loading"} />
      ) : (
        <CustomerBookings view={view} address={address} />
      )}
      <CustomerDialogs view={view} address={address} />
    </>
  )
}
