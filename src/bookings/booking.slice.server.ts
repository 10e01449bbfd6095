import type { Slice } from "../platform/slice.server.ts"
import { bookingsApi } from "./booking.api.server.ts"
import { bookingClock, bookingJobs } from "./booking.jobs.server.ts"
import { bookingKinds } from "./booking.kinds.server.ts"
import { calendarApi } from "./calendar/calendar.api.server.ts"
import { noShowApi } from "./no-show/no-show.api.server.ts"
import { noShowKinds } from "./no-show/no-show.kinds.server.ts"
import { othersApi } from "./others/others.api.server.ts"
import { proposalsApi } from "./proposal/proposal.api.server.ts"
import { proposalKinds } from "./proposal/proposal.kinds.server.ts"
import { openProposalEnder } from "./proposal/proposal-taken.server.ts"
import { reminderClock, reminderJobs } from "./reminder/reminder.jobs.server.ts"
import { reminderKinds } from "./reminder/reminder.kinds.server.ts"
import { rescheduleApi } from "./reschedule/reschedule.api.server.ts"
import { rescheduleKinds } from "./reschedule/reschedule.kinds.server.ts"
import { openTeller } from "./undo/telling.server.ts"

export const bookings: Slice = {
  name: "bookings",
  description: "Book, confirm, decline, complete, cancel, move to another time; both sides' lists",
  calls: [...bookingsApi, ...calendarApi, ...proposalsApi, ...rescheduleApi, ...othersApi, ...noShowApi],
  jobs: { ...bookingJobs, ...reminderJobs },
  clock: [...bookingClock, ...reminderClock],
  runs: (tools) => {
    const closes = [openTeller(tools), openProposalEnder(tools)]
    return async () => {
      await Promise.all(closes.map((close) => close()))
    }
  },
  kinds: [...bookingKinds, ...proposalKinds, ...rescheduleKinds, ...noShowKinds, ...reminderKinds],
}
