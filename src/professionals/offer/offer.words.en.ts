const digits = "Please write the price in digits, like 1250 or 1250.50."

/** What an offer's fields are called and what can be wrong with them, at the forms and in the calls. */
export default {
  fields: {
    title: "Name",
    description: "Description",
    price: "Price per hour",
    price_was: "Price before",
    duration: "Duration",
    delivery: "Where you do it",
    at_site: "At the customer's site",
    at_studio: "At your studio",
    online: "Online",
    online_by: "How you meet online",
    meeting_link: "Link to meet at",
    studio_address: "Studio address",
    active: "Active",
    city_id: "City",
    city_ids: "Cities",
    service_type: "Service",
    service_id: "Service",
  },
  missing: { city_ids: "Please choose a city." },
  rules: {
    plain_text: (label: string) => `${label}: please use plain text, without links.`,
    below_zero: () => "The price cannot be less than 0.",
    too_dear: () => "The price can be at most ₹99,99,99,999.99.",
    commas: () => "Please write the price without commas, like 125000.",
    paise: () => "Please give the price with at most two decimals, like 1250.50.",
    no_amount: () => digits,
    no_delivery: () => "Please choose at least one way.",
    no_meeting_link: () =>
      "Please enter the whole link, beginning with https://, like https://meet.google.com/abc-defg-hij.",
    no_city: () => "Please choose a city.",
    one_side: () => "Please name either professional_id (your own offer) or provider_id (whom you choose), not both.",
  },
}
