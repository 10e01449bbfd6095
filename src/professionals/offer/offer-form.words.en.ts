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
    online_by: "How do you meet?",
    meeting_link: "Link to meet at",
    studio_address: "Studio address",
  },
  online: {
    call: { label: "I call them", hint: "On the number that the customer leaves." },
    link: { label: "At a link of mine", hint: "Google Meet, Zoom or another." },
  },
  hints: {
    meeting_link: "Customers get it with your confirmation.",
    studio_address: "Customers get it with your confirmation. You may add the link that a map app shares.",
    title: "Your own name for it; without one it is called by its kind.",
  },
  placeholders: {
    title: "Home visit with sketch",
    description: "What is included, what people should have ready.",
    price: "Enter price",
    meeting_link: "https://meet.google.com/abc-defg-hij",
  },
  delivery: "Delivery options",
  noDelivery: "Please choose at least one way.",
  save: "Save changes",
  cancel: "Cancel",
  failed: "This could not be saved. What you typed is kept: please try again.",
}
