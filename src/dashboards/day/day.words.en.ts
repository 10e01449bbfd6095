/** A professional's day: what waits, today, the week. */
export default {
  today: "Today",
  none: "No visit today",
  next: "Next:",
  nothingAhead: "Nothing is booked in the days to come.",
  kinds: {
    request: "Asks for a visit",
    time: "Asks for another time",
    completion: "Did the visit take place?",
  },
  quote: (notes: string) => `“${notes}”`,
  more: (count: number) => `View ${count} more in your bookings`,
  week: {
    heading: "The next seven days",
    today: "Today",
    nothing: "Nothing",
    notConfirmed: "not confirmed yet",
  },
}
