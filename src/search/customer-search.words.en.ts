/** The search within a customer's area. */
export default {
  title: "Find Services",
  introduction: "Choose a card to see more of the service, then book a time.",
  loading: "Loading services",
  unexpected: "Unexpected response format from server",
  failed: "Failed to search services. Please try again later.",
}
