import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { freeAlternatives } from "./alternatives/alternatives.contract.ts"
import { getAlternatives } from "./alternatives/alternatives.server.ts"
import { bookingNotifications } from "./announcement/booking.notifications.server.ts"
import {
  cancelCustomerBooking,
  changeBookingStatus,
  createBooking,
  customerBookingById,
  customerBookings,
  professionalBookingById,
  professionalBookings,
  undoBookingStatus,
} from "./booking.contract.ts"
import { bookingJobs, bookingSchedules } from "./booking.jobs.server.ts"
import { bookingData } from "./booking.personal.server.ts"
import { cancelOwnBooking, changeStatus } from "./booking.server.ts"
import { closingNotifications } from "./booking-closing.notifications.server.ts"
import {
  calendarFeed,
  customerCalendarFile,
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  professionalCalendarFile,
} from "./calendar/calendar.contract.ts"
import {
  customerVisitFile,
  endFeed,
  getFeed,
  makeFeed,
  professionalVisitFile,
  serveFeed,
} from "./calendar/calendar.server.ts"
import {
  getCustomerBooking,
  getProfessionalBooking,
  listCustomerBookings,
  listProfessionalBookings,
} from "./lists/booking-lists.server.ts"
import { noShowAsCustomer, noShowAsProfessional } from "./no-show/no-show.contract.ts"
import { noShowNotifications } from "./no-show/no-show.notifications.server.ts"
import { reportNoShow } from "./no-show/no-show.server.ts"
import {
  acceptAsCustomer,
  acceptAsProfessional,
  declineAsCustomer,
  declineAsProfessional,
  proposeAsCustomer,
  proposeAsProfessional,
} from "./proposal/proposal.contract.ts"
import { proposalNotifications } from "./proposal/proposal.notifications.server.ts"
import { acceptTime, declineTime, endTakenProposalBeforeAccept, proposeTime } from "./proposal/proposal.server.ts"
import { openProposalEnder } from "./proposal/proposal-taken.server.ts"
import { reminderJobs, reminderSchedules } from "./reminder/reminder.jobs.server.ts"
import { reminderNotifications } from "./reminder/reminder.notifications.server.ts"
import { type Bookable, findBookable, requestBooking } from "./request/booking-request.server.ts"
import { moveCustomerBooking } from "./reschedule/reschedule.contract.ts"
import { rescheduleNotifications } from "./reschedule/reschedule.notifications.server.ts"
import { moveRequest } from "./reschedule/reschedule.server.ts"
import { undoChange } from "./undo/undo.server.ts"
import { openDelayedNotifier } from "./undo/withheld-notifications.server.ts"

export const bookings: Slice = {
  name: "bookings",
  description: "Book, confirm, decline, complete, cancel, move to another time; both sides' lists",
  tables: ["bookings", "booking_events", "calendar_feeds"],
  personal: [bookingData],
  calls: [
    serve(createBooking, (ctx, request, _http, bookable: Bookable) => requestBooking(ctx, request, bookable), {
      prepare: (request, ctx) => findBookable(ctx, request),
    }),
    serve(customerBookings, listCustomerBookings),
    serve(customerBookingById, getCustomerBooking),
    serve(cancelCustomerBooking, cancelOwnBooking),
    serve(professionalBookings, listProfessionalBookings),
    serve(professionalBookingById, getProfessionalBooking),
    serve(changeBookingStatus, changeStatus),
    serve(undoBookingStatus, undoChange),
    serveFile(customerCalendarFile, customerVisitFile, { page: "/user/bookings" }),
    serveFile(professionalCalendarFile, professionalVisitFile, { page: "/provider/bookings" }),
    serveFile(calendarFeed, serveFeed, { page: "/provider/tools", isAskedAgain: true }),
    serve(getCalendarFeed, getFeed),
    serve(makeCalendarFeed, makeFeed),
    serve(endCalendarFeed, endFeed),
    serve(proposeAsCustomer, (ctx, input) => proposeTime(ctx, "customer", input)),
    serve(acceptAsCustomer, (ctx, input) => acceptTime(ctx, "customer", input), {
      prepare: ({ id }, ctx) => endTakenProposalBeforeAccept(ctx, id),
    }),
    serve(declineAsCustomer, (ctx, input) => declineTime(ctx, "customer", input)),
    serve(proposeAsProfessional, (ctx, { bookingId, ...input }) =>
      proposeTime(ctx, "professional", { ...input, id: bookingId }),
    ),
    serve(
      acceptAsProfessional,
      (ctx, { bookingId, start_time }) => acceptTime(ctx, "professional", { id: bookingId, start_time }),
      { prepare: ({ bookingId }, ctx) => endTakenProposalBeforeAccept(ctx, bookingId) },
    ),
    serve(declineAsProfessional, (ctx, { bookingId, start_time }) =>
      declineTime(ctx, "professional", { id: bookingId, start_time }),
    ),
    serve(moveCustomerBooking, moveRequest),
    serve(freeAlternatives, getAlternatives),
    serve(noShowAsCustomer, (ctx, statement) => reportNoShow(ctx, "customer", statement)),
    serve(noShowAsProfessional, (ctx, { bookingId, reason }) =>
      reportNoShow(ctx, "professional", { id: bookingId, reason }),
    ),
  ],
  jobs: { ...bookingJobs, ...reminderJobs },
  schedules: [...bookingSchedules, ...reminderSchedules],
  background: (tools) => {
    const closes = [openDelayedNotifier(tools), openProposalEnder(tools)]
    return async () => {
      await Promise.all(closes.map((close) => close()))
    }
  },
  notifications: [
    ...bookingNotifications,
    ...proposalNotifications,
    ...rescheduleNotifications,
    ...noShowNotifications,
    ...closingNotifications,
    ...reminderNotifications,
  ],
}
