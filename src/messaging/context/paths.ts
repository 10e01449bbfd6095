import type { Side } from "../../platform/sides.rules.ts"
import type { ThreadEvent } from "../message.schema.ts"

const areas: Record<Side, string> = { customer: "/user", professional: "/provider" }

/** Where the dialog of a booking is open, on the side of who reads it. */
export const bookingPath = (side: Side, id: string) => `${areas[side]}/bookings?booking=${id}`

export const requestPath = (side: Side, id: string) => `${areas[side]}/requests#${id}`

/** Where the dialog that answers it is open. */
export const answerPath = (answer: "accept" | "decline", id: string) => `${areas.professional}/requests?${answer}=${id}`

export const aboutPath = (side: Side, { about, about_id }: Pick<ThreadEvent, "about" | "about_id">) =>
  about === "booking" ? bookingPath(side, about_id) : requestPath(side, about_id)
