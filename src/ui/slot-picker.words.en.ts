/** Apart from the kit's words: only where a time is chosen. */
export default {
  days: "Days with free times",
  times: (day: string) => `Free times on ${day}`,
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  more: "More days",
  loading: "Looking for free times",
  slow: "This takes longer than usual.",
  failed: "The free times did not load. What you have filled in is kept.",
  none: "There are no free times in the days we have looked at.",
}
