import { brand } from "../../brand.ts"
import type { Status } from "../booking.rules.ts"

export default {
  /** What the calendar is called that follows a professional's bookings. */
  calendar: `${brand.name} bookings`,
  title: (service: string, name: string) => `${service}: ${name}`,
  state: {
    pending: "Not confirmed yet.",
    confirmed: "Confirmed.",
    completed: "Completed.",
    cancelled: "Cancelled.",
  } satisfies Record<Status, string>,
  feed: "calendar",
  ended: "The link has ended.",
}
