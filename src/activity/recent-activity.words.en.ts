/** The panel of a dashboard (specification 2 §2). */
export default {
  title: "Recent Activity",
  nothing: "No recent activity to display.",
  hint: "Your recent activities will appear here.",
  failed: "An error occurred while fetching your recent activity",
}
