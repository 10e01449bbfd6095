import type { Status } from "../booking.rules.ts"
import { MOST_MOVES } from "./reschedule.rules.ts"

const states: Record<Status, string> = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
}

/** A request that is moved, and why it cannot be. */
export default {
  moved: "Request moved",
  refused: {
    begun: (_status: Status) => "This visit has begun, or is over, so its time cannot be changed any more.",
    not_waiting: (status: Status) =>
      status === "confirmed"
        ? "This visit is confirmed now. Propose another time instead."
        : `This booking is ${states[status]} now, so it cannot be moved.`,
    often: (_status: Status) =>
      `You have moved this request ${MOST_MOVES} times. Please wait for an answer, or cancel it and book anew.`,
  },
}
