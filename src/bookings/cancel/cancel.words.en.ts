/** What is asked before a booking ends, from either side. */
export default {
  fields: { reason: "Reason" },
  failed: "Failed to cancel the booking. Please try again.",
}
