/** Apart from the kit's words: only where a time is chosen. */
export default {
  days: "Days to choose from",
  times: (day: string) => `Times on ${day}`,
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  more: "More days",
  loading: "Looking for times",
  slow: "This takes longer than usual.",
  failed: "The times did not load. What you have filled in is kept.",
  none: "No time is left in the days we have looked at.",
}
