/** The form in which one service is described. */
export default {
  editing: (service: string) => `Edit ${service}`,
  fields: {
    title: "Name",
    description: "Description",
    price: "Price per hour",
    duration: "How long a visit takes",
    at_site: "At the customer's site",
    at_studio: "At your studio",
    online: "Online",
  },
  hints: { title: "Your own name for it; without one it is called by its kind." },
  placeholders: {
    title: "Home visit with sketch",
    description: "What is included, what people should have ready.",
    price: "Enter price",
  },
  delivery: "Delivery options",
  noDelivery: "Please choose at least one way.",
  save: "Save changes",
  cancel: "Cancel",
  failed: "This could not be saved. What you typed is kept: please try again.",
}
