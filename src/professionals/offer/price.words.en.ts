/** The modal in which a price is set (specification 2 §2). */
export default {
  title: "Update Service Price",
  of: (service: string) => `${service}, per hour. Leave it empty to agree on the price with each customer.`,
  fields: { price: "Price per hour" },
  placeholders: { price: "Enter price" },
  update: "Update",
  cancel: "Cancel",
  /** Answered, and not done. */
  notDone: "Failed to update price",
  failed: "Failed to update price. Please try again later.",
  bulk: {
    label: "Price per hour",
    save: "Save prices",
    unchanged: "No price has been changed.",
    saved: (count: number) => (count === 1 ? "Price updated successfully" : `${count} prices updated successfully`),
  },
}
