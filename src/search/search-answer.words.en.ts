/** What only the server says: the name of what is offered, and what is wrong with a question. */
export default {
  offer: (service: string, place: string) => `${service} in ${place}`,
  stalePage: "This page link is not valid. Please start the search again.",
  fields: {
    query: "Query",
    category: "Category",
    service_type: "Service type",
    city: "City",
    state: "State",
    country: "Country",
    locality: "Locality",
    max_price: "Price an hour",
    min_rating: "Rating",
    verified: "Verified only",
    free: "Free this week",
    sort: "Sort",
    limit: "Limit",
    cursor: "Cursor",
  },
  rules: { no_control_characters: () => "Please leave out control characters" },
}
