import type { Delivery } from "../professionals/delivery.rules.ts"

/** A visit in short, to either side: where it is, and what leads there. */
export default {
  /** In a row, where there is room for a word or two. */
  ways: { at_site: "At site", at_studio: "At studio", online: "Online" } satisfies Record<Delivery, string>,
  /** What it comes to, beside how long it is. @param total in rupees; null: to be agreed */
  sum: (total: string | null, isFree: boolean) => {
    if (total === null) return "Price to be agreed"
    return isFree ? "Free of charge" : `About ${total}`
  },
  map: "Map",
  /** For who cannot see that "Map" stands beside a place. */
  mapOf: (place: string) => `${place} on the map`,
  bookAgain: "Book again",
  theirWork: (professional: string) => `Work of ${professional}`,
  /** Of a picture; it is drawn, not photographed. */
  workOf: (professional: string, title: string) => `Drawing: ${title}, by ${professional}`,
  to: (clock: string) => `to ${clock}`,
  /** Behind a time, to who is in another zone and on another day. */
  clockOn: (clock: string, weekday: string) => `${clock} on ${weekday}`,
  inIndia: (there: string) => `in India (${there} where you are)`,
  restLater: "The full address and a mobile come with your confirmation, as far as the client has left them.",
  restSoon: "The full address and a mobile come in a few seconds, when this cannot be undone any more.",
  /** Of an online visit. @param host where the link leads */
  meetAt: (host: string) => `Join at ${host}`,
  call: { customer: "They call you on the number you left.", professional: "You call the number the client left." },
  linkLater: "The link comes with the confirmation.",
  studioLater: "The address comes with the confirmation.",
}
