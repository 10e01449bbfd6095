/** What both sides' dashboards say. */
export default {
  loading: "Loading your dashboard",
  failed: "Failed to load dashboard data. Please try again later.",
  empty: { title: "No visits ahead" },
}
