/** What the two booking pages load: a page of the list, and the booking that the address opens. */
import type { ShouldRevalidateFunctionArgs } from "react-router"
import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { storedProfessionalId } from "../platform/session/stored-session.ts"
import { toast } from "../ui/toast-store.ts"
import { providerBookingById, providerBookings, userBooking, userBookings } from "./booking.contract.ts"
import { type Status, statuses } from "./booking.rules.ts"
import type { CustomerBooking, ProviderBooking } from "./booking.schema.ts"

export interface BookingsView<B> {
  bookings: B[]
  next: string | null
  /** Opened by the address, as from a notice, and not on this page of the list. */
  linked: B | null
  /** Instead of the list: a failure never looks like an empty one. */
  failure: string | null
}

/** A professional's list; what waits for their answer stands in front of its first page, whatever page it is on. */
export interface ProviderView extends BookingsView<ProviderBooking> {
  waiting: ProviderBooking[]
}

export const statusIn = (params: URLSearchParams) => statuses.find((status) => status === params.get("status"))

interface Asked {
  status?: Status | undefined
  cursor?: string | undefined
  limit?: number
}

export const loadUserBookings = (request: Request): Promise<BookingsView<CustomerBooking>> => {
  const { signal } = request
  return loadView(request, failedToLoad, {
    list: (asked) => call(userBookings, asked, { signal }),
    one: async (id) => (await call(userBooking, { id }, { signal })).booking,
  })
}

export const loadProviderBookings = async (request: Request): Promise<ProviderView> => {
  const id = await ownProfessionalId()
  const unknown = "Could not determine professional ID. Please try logging out and back in."
  if (!id) return { ...nothing, waiting: [], failure: unknown }
  const { signal } = request
  const list = (asked: Asked) => call(providerBookings, { id, ...asked }, { signal })
  const [waiting, view] = await Promise.all([
    isStart(request) ? list({ status: "pending", limit: MOST }).then(soonestFirst, () => []) : [],
    loadView(request, providerFailure, {
      list,
      one: async (bookingId) => (await call(providerBookingById, { id, bookingId }, { signal })).booking,
    }),
  ])
  return { ...view, waiting }
}

/** The most that the server gives at once. */
const MOST = 100

/** The whole list from its first page: neither filtered nor walked on. */
const isStart = (request: Request) => {
  const params = new URL(request.url).searchParams
  return !params.has("cursor") && statusIn(params) === undefined
}

/** What starts first needs its answer first. */
const soonestFirst = ({ bookings }: { bookings: ProviderBooking[] }) => bookings.toReversed()

export const ownProfessionalId = async () => (await currentUser())?.professional_id ?? storedProfessionalId()

interface Calls<B> {
  list: (asked: Asked) => Promise<{ bookings: B[]; next: string | null }>
  one: (id: string) => Promise<B>
}

const loadView = async <B extends { id: string }>(
  request: Request,
  words: (error: unknown) => string,
  { list, one }: Calls<B>,
): Promise<BookingsView<B>> => {
  const params = new URL(request.url).searchParams
  try {
    const page = await list({ status: statusIn(params), cursor: params.get("cursor") ?? undefined })
    const opened = params.get("booking") ?? params.get("cancel")
    const isLinked = opened !== null && !page.bookings.some(({ id }) => id === opened)
    return { ...page, linked: isLinked ? await one(opened).catch(notThere) : null, failure: null }
  } catch (error) {
    if (request.signal.aborted) throw error
    return { ...nothing, failure: words(error) }
  }
}

const nothing = { bookings: [], next: null, linked: null }

const notThere = (error: unknown) => {
  toast("error", failureMessage(error, "Failed to load bookings. Please try again later."), 5000)
  return null
}

const failedToLoad = (error: unknown) => failureMessage(error, "Failed to load bookings. Please try again later.")

const providerFailure = (error: unknown) =>
  error instanceof ApiFailure && error.status === 404
    ? "No bookings found for this professional ID."
    : failedToLoad(error)

/** Opening or closing a dialog changes the address, not the list; what a dialog shows is in the list already. */
export const keepListBehindDialog = (change: ShouldRevalidateFunctionArgs) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
  const isDialog =
    formMethod === undefined && currentUrl.href !== nextUrl.href && listOf(currentUrl) === listOf(nextUrl)
  return isDialog ? false : defaultShouldRevalidate
}

/** The address of the list alone, without the dialog that is open in front of it. */
export const listOf = ({ pathname, searchParams }: URL) => {
  const params = new URLSearchParams(searchParams)
  for (const dialog of ["booking", "cancel"]) params.delete(dialog)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
