/** How a booking stands, in a word. */
export default {
  status: { pending: "Pending", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" },
  unknownStatus: (status: string) => `Status: ${status}`,
}
