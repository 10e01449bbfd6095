import { listIn, pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")
const listed = listIn("en")

/** What the pages about one's own services share. */
export default {
  nav: { label: "Your services", services: "Services", manage: "Manage", locations: "Locations" },
  loading: "Loading your services",
  failed: "Failed to fetch services. Please try again later.",
  malformed: "Failed to fetch services. Invalid response format.",
  notSaved: "This could not be saved. Please try again.",
  empty: {
    title: "You haven't added any services yet.",
    hint: "Add what you do; people find it as soon as it is there.",
    add: "Add a service",
  },
  paused: "Paused",
  nowhere: "No location",
  places: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(", ")} and ${more} more` : listed(names),
  noPlaces: "Nowhere yet",
  openBookings: (count: number) => plural(count, { one: "1 open booking", other: `${count} open bookings` }),
  notOpenMeans: (cities: readonly string[]) =>
    `${listed(cities)} ${cities.length === 1 ? "is" : "are"} not open yet. People who search there find you, and are told so above the results.`,
  remove: {
    title: (service: string) => `Remove ${service}?`,
    meaning:
      "It goes from your profile and from the search at once. What was booked and done stays in your bookings, and if you add it again it comes back as it is now.",
    button: "Remove service",
    cancel: "Keep it",
    pauseInstead: "Pause instead",
    stillOpen: {
      title: (count: number) =>
        plural(count, { one: "1 booking is still open", other: `${count} bookings are still open` }),
      which: (requests: number, visits: number) =>
        listed([
          ...(requests > 0
            ? [
                plural(requests, {
                  one: "1 request waits for your answer",
                  other: `${requests} requests wait for your answer`,
                }),
              ]
            : []),
          ...(visits > 0
            ? [plural(visits, { one: "1 visit is confirmed", other: `${visits} visits are confirmed` })]
            : []),
        ]),
      advice:
        "Complete or cancel them first. Or pause the service: nobody finds or books it until you resume it, and what is booked stays.",
      paused: "Complete or cancel them first. The service is paused: nobody finds or books it meanwhile.",
      formerCustomer: "A former customer",
      all: (count: number) => `All ${count}`,
    },
  },
}
