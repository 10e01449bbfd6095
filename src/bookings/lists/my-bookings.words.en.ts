/** The customer's list, and what is asked before they cancel. */
export default {
  title: "My Bookings",
  heading: "Your Bookings",
  order: "The next visit first. Times are Indian time.",
  findServices: "Find Services",
  loading: "Loading your bookings",
  failed: "Failed to load bookings. Please try again later.",
  empty: {
    title: "You have not booked anything yet",
    hint: "Find an interior designer or architect in Pune, look at their work, and book a first visit.",
  },
  noMatch: { title: "No bookings match your filter criteria." },
  nothingAhead: "No visit lies ahead. Book one of those below again, or find somebody new.",
  /** Over, or cancelled before its time. */
  past: "Past and cancelled",
  professional: "Professional",
  unknownProfessional: "Unknown Provider",
  unknownService: "Unknown Service",
  cancel: "Cancel",
  cancelBooking: "Cancel booking",
}
