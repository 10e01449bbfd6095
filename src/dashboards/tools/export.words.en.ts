/** The heads of the tables that professionals take along. */
export default {
  former: "former customer",
  bookings: {
    columns: [
      ...["Starts (IST)", "Minutes", "Status", "Customer", "Service", "Your name for it", "Where", "Locality"],
      ...["Rupees per hour", "Rupees in all", "Notes", "Asked (IST)", "Booking id"],
    ],
  },
  reviews: {
    columns: [
      ...["Written (IST)", "Customer", "Service", "Rating", "Title", "Comment"],
      ...["Your answer", "Answered (IST)", "Review id"],
    ],
  },
}
