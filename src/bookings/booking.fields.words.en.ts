const choose = "Please select a date and time for your booking"
const meet = "Please choose how you would like to meet"

/** What is asked for a booking, and what can be wrong with it: in the browser before it is sent, and on the server. */
export default {
  fields: {
    booking_date: "Date",
    booking_time: "Time",
    delivery: "How",
    locality: "Locality",
    address: "Address",
    contact_mobile: "Mobile number",
    notes: "Notes",
    reason: "The reason",
  },
  hints: {
    booking_time: "Indian time (IST), quarter hours from 7:00 am to 9:00 pm",
    address: "You may add the link that a map app shares.",
    notes: "What you have in mind, what you would like to ask.",
  },
  placeholders: { locality: "Baner", contact_mobile: "+91 98220 12345" },
  missing: { delivery: meet, booking_date: choose, booking_time: choose },
  rules: {
    missing_start: () => choose,
    past_start: () => "Please select a future date and time for your booking",
    far_start: () => "Please select a date within the next 365 days",
    invalid_day: () => "Please enter a valid booking date",
    invalid_clock: () => "Please enter a valid booking time, like 14:30",
    other_clock: () => "Please choose a quarter hour between 7:00 am and 9:00 pm",
    too_soon: () => "Please choose a time at least two hours from now",
    no_provider: () => "Provider information is missing",
    two_providers: () => "Please name one professional only",
    no_service: () => "Please select a service first",
    no_delivery: () => meet,
    other_delivery: () => "This service is not offered in this way. Please choose another.",
    no_locality: () => "Please say where the visit takes place",
    no_mobile: () => "Please leave a number; the professional calls you on it",
    plain_text: () => "Please write it in one line, without links",
    mobile_digits: () => "Mobile number must be at least 10 digits",
    mobile_country: () => "Please enter a valid mobile number, with + and the country code",
    mobile_india: () => "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
  },
  failed: "Failed to book service",
  noAnswer:
    "Failed to book service: the connection was lost. What you chose is kept. Press Book Now again when you are online; nothing is booked twice.",
  signedOut: "Authentication token not found. Please log in again.",
  sessionOver: "Your session has expired. Please log in again.",
}
