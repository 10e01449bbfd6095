import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

/** The booking dialog around its form: what is booked, what can be pressed, and why somebody cannot book. */
export default {
  bookVisit: "Book a visit",
  withBusiness: (name: string) => `with ${name}`,
  priceToBeAgreed: "Price to be agreed",
  /** Of a visit, from when to when and at which price. */
  visit: (span: string, price: string | null) => `${span} · ${price ?? "price to be agreed"}`,
  visitorNote: "You will be asked to log in or sign up first. What you have filled in is kept.",
  whatFollows: (professional: string) =>
    `You pay nothing now. ${professional} gets your request and confirms or declines it; you will hear of it here and by e-mail.`,
  cancel: "Cancel",
  book: "Book Now",
  logInAndBook: "Log in and book",
  withoutScript: (phone: ReactNode) =>
    parts("Booking here needs JavaScript, which is off in this browser. Please switch it on, or call us: ", phone),
  nextDays: "Next days",
  usualHours: "Usual hours",
  obstacles: {
    own_profile:
      "This is your own profile. Customers send you their requests from here; you answer them in your bookings.",
    professional:
      "You are logged in as a professional, and booking needs the customer side of an account. Add it to yours or use another account, and you come back to this page.",
    admin:
      "You are logged in as an administrator, and administrators do not book. Log in or sign up as a customer, and you come back to this page.",
  },
  close: "Close",
  toBookings: "Go to your bookings",
  addCustomer: "Add the customer side",
  otherAccount: "Use another account",
}
