const choose = "Please select a date and time for your booking"

/** What is asked for a booking, and what can be wrong with it: in the browser before it is sent, and on the server. */
export default {
  fields: { booking_date: "Date", booking_time: "Time", notes: "Notes", reason: "The reason" },
  hints: {
    booking_time: "Indian time (IST)",
    notes: "Where it is, what you have in mind, what you would like to ask.",
  },
  missing: { booking_date: choose, booking_time: choose },
  rules: {
    missing_start: () => choose,
    past_start: () => "Please select a future date and time for your booking",
    far_start: () => "Please select a date within the next 365 days",
    invalid_day: () => "Please enter a valid booking date",
    invalid_clock: () => "Please enter a valid booking time, like 14:30",
    no_provider: () => "Provider information is missing",
    two_providers: () => "Please name one professional only",
    no_service: () => "Please select a service first",
  },
  failed: "Failed to book service",
  noAnswer:
    "Failed to book service: the connection was lost. What you chose is kept. Press Book Now again when you are online; nothing is booked twice.",
  signedOut: "Authentication token not found. Please log in again.",
  sessionOver: "Your session has expired. Please log in again.",
}
