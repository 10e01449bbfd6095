import type { Status } from "../booking.rules.ts"

const states: Record<Status, string> = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
}

/** What who says that a visit did not take place is answered. */
export default {
  done: {
    said: "Noted: the visit did not take place",
    answered: "Your answer stands beside theirs",
  },
  refused: {
    too_early: (_status: Status) => "The visit has not started yet. Until then it can be cancelled.",
    too_late: (_status: Status) => "The visit was more than 30 days ago.",
    already: (_status: Status) => "You have said already what happened.",
    no_way: (status: Status) => `This booking is ${states[status]}, so there is no visit to speak of.`,
  },
}
