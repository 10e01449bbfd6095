/** The booking dialog around its form: what is booked, what can be pressed, and why somebody cannot book. */
export default {
  bookVisit: "Book a visit",
  withBusiness: (name: string) => `with ${name}`,
  priceToBeAgreed: "Price to be agreed",
  nextDays: "Next days",
  usualHours: "Usual hours",
  obstacles: {
    own_profile:
      "This is your own profile. Customers send you their requests from here; you answer them in your bookings.",
    professional:
      "You are logged in as a professional, and booking needs a customer account. Log in or sign up as a customer, and you come back to this page.",
    admin:
      "You are logged in as an administrator, and administrators do not book. Log in or sign up as a customer, and you come back to this page.",
  },
  close: "Close",
  toBookings: "Go to your bookings",
  otherAccount: "Use another account",
}
