/** A professional's bookings; what waits for their answer stands in front of its first page, whatever page it is on. */
import { call } from "../platform/api-client.ts"
import { wordsHere } from "../platform/language.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { storedProfessionalId } from "../platform/session/stored-session.ts"
import { CannotAsk, describeList } from "../ui/list/list.ts"
import type { OpenListOf } from "../ui/list/use-list.ts"
import { providerBookingById, providerBookings } from "./booking.contract.ts"
import { statuses } from "./booking.rules.ts"
import type { ProviderBooking } from "./booking.schema.ts"
import { providerBookingsWords } from "./provider-bookings.words.ts"

export const ownProfessionalId = async () => (await currentUser())?.professional_id ?? storedProfessionalId()

/** The most that the server gives at once. */
const MOST = 100

export const providerBookingList = describeList({
  words: providerBookingsWords,
  filters: { status: statuses },
  dialogs: ["booking", "cancel"],
  load: async (asked, options) => {
    const id = await idToAskWith()
    const isWhole = !asked.status && !asked.cursor
    const [waiting, page] = await Promise.all([
      isWhole
        ? call(providerBookings, { id, status: "pending", limit: MOST }, options).then(soonestFirst, () => [])
        : [],
      call(providerBookings, { id, ...asked }, options),
    ])
    return { ...page, waiting }
  },
  rows: ({ waiting, bookings }) => [...waiting, ...bookings.filter(({ id }) => waiting.every((one) => one.id !== id))],
  one: async (bookingId, options) => {
    const id = await idToAskWith()
    return (await call(providerBookingById, { id, bookingId }, options)).booking
  },
})

export type ProviderBookingList = OpenListOf<typeof providerBookingList>

const idToAskWith = async () => {
  const id = await ownProfessionalId()
  if (!id) throw new CannotAsk(wordsHere(providerBookingsWords).unknownProfessional)
  return id
}

/** What starts first needs its answer first. */
const soonestFirst = ({ bookings }: { bookings: ProviderBooking[] }) => bookings.toReversed()
