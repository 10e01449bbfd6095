import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../../platform/language/parts.ts"

/** /provider/manage-services: add, pause, remove, prices of all at once. */
export const manageServicesTexts = inLanguages({
  en: {
    title: "Manage Services",
    lead: "Add and remove services, pause them, and set all prices at once.",
    yours: "Your services",
    active: "Can be booked",
    remove: "Remove",
    add: {
      heading: "Add a service",
      lead: "It is on your profile and in the search at once, in the city of your profile.",
      button: "Add",
      adding: (service: string) => `Add ${service}`,
      architect:
        "For architects who are registered with the Council of Architecture. Until we have checked your registration your profile says so, and no badge stands on any of your services.",
      all: "You offer every kind of service that is open.",
      later: "Not open yet",
      laterLead: (names: ReactNode) => parts("These kinds cannot be offered yet: ", names, "."),
    },
  },
})

/** The form in which one service is described. */
export const offerFormTexts = inLanguages({
  en: {
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
    names: {
      duration: "Duration",
      at_site: "Customer's site",
      at_studio: "Studio",
      online_by: "Way to meet online",
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
  },
})

const plural = pluralIn("en")
const listed = listIn("en")

/** What the pages about one's own services share. */
export const offerScreenTexts = inLanguages({
  en: {
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
  },
})

/** Lines of the recent activity. */
export const offerKindTexts = inLanguages({
  en: {
    service: (service: string) => service,
    price: (service: string, price: string) => `${service}: ${price}`,
  },
})

const offerProblemsPlural = pluralIn("en")

/** What the server answers about an offer: that it was done, or why it was not. */
export const offerProblems = inLanguages({
  en: {
    service: "service",
    location: "location",
    priceUpdated: "Price updated successfully",
    saved: "Service saved",
    paused: "Service paused. Nobody finds or books it until you resume it.",
    resumed: "Service resumed. People can find and book it again.",
    added: (service: string) => `${service} added. Now set its price and say more about it.`,
    addedAgain: (service: string) => `${service} is back, as you had left it.`,
    removed: (service: string) => `${service} removed`,
    placesAdded: (count: number) =>
      offerProblemsPlural(count, { one: "Location added", other: `${count} locations added` }),
    placesThere: "You offered it there already.",
    placeRemoved: (city: string) => `${city} removed`,
    priceMoved: (price: string) => `The price was changed elsewhere meanwhile: ${price}. Look at it, then save again.`,
    unknownType: "We do not know this kind of service.",
    notOpen: (services: string) => `${services} cannot be offered here yet: this kind of service opens later.`,
    offeredAlready: (service: string) => `You offer ${service} already.`,
    booked: (count: number) =>
      offerProblemsPlural(count, {
        one: "A booking of this service is still open. Complete or cancel it first, or pause the service.",
        other: `${count} bookings of this service are still open. Complete or cancel them first, or pause the service.`,
      }),
    noWayOnline: (service: string) =>
      `Please say how customers of ${service} meet you online: at a link of yours, or you call the number they leave.`,
    noLink: (service: string) => `${service} is offered online at a link of yours. Please enter it, or choose to call.`,
    linkNeeded: (service: string, count: number) =>
      offerProblemsPlural(count, {
        one: `An online visit of ${service} is still to come, and its customer has left no number. Please keep a link for it.`,
        other: `${count} online visits of ${service} are still to come whose customers have left no number. Please keep a link for them.`,
      }),
    noStudio: (service: string) =>
      `${service} is offered at your studio. Please enter its address, so that customers find you.`,
    unknownCity: "We do not know one of these cities.",
    professionalsOnly: "This is for professionals. Please log in or sign up as a professional.",
  },
})

const digits = "Please write the price in digits, like 1250 or 1250.50."

/** What an offer's fields are called and what can be wrong with them, at the forms and in the calls. */
export const offerTexts = inLanguages({
  en: {
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
    names: {
      delivery: "Way to meet",
      at_site: "Customer's site",
      at_studio: "Studio",
      online_by: "Way to meet online",
    },
    missing: { city_ids: "Please choose a city." },
    rules: {
      no_service: (label: string) => `${label} is required`,
      plain_text: (label: string) => `${label}: please use plain text, without links.`,
      below_zero: () => "The price cannot be less than 0.",
      too_dear: () => "The price can be at most ₹99,99,99,999.99.",
      commas: () => "Please write the price without commas, like 125000.",
      paise: () => "Please give the price with at most two decimals, like 1250.50.",
      no_amount: () => digits,
      no_delivery: () => "Please choose at least one way.",
      no_meeting_link: () =>
        "Please enter the link that you meet at. It begins with https://, like https://meet.google.com/abc-defg-hij.",
      no_city: () => "Please choose a city.",
      one_side: () => "Please name either professional_id (your own offer) or provider_id (whom you choose), not both.",
    },
  },
})

const ownServiceListed = listIn("en")

/** What a professional offers, on the dashboard (specification 2 §2). */
export const ownServiceTexts = inLanguages({
  en: {
    services: {
      heading: "Your Services",
      none: "You haven't added any services yet.",
      add: "Add a service",
      manage: "Manage Services",
      paused: "Paused",
      setPrice: "Set Price",
      setPriceOf: (service: string) => `Set Price: ${service}`,
      undescribed: (service: string) => `Professional ${service} service`,
    },
    locations: {
      heading: "Your Locations",
      none: "You haven't added any service locations yet.",
      manage: "Manage Locations",
      all: (count: number) => `View All Locations (${count})`,
      notice: {
        title: "Set up your service locations",
        text: (services: readonly string[]) =>
          `Nobody finds ${ownServiceListed(services)} before ${services.length === 1 ? "it has" : "they have"} a location.`,
      },
    },
  },
})

/** The modal in which a price is set (specification 2 §2). */
export const priceTexts = inLanguages({
  en: {
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
  },
})

/** /provider/services-locations: where each service is offered. */
export const serviceLocationsTexts = inLanguages({
  en: {
    title: "Locations",
    lead: "Where people find and book each of your services.",
    add: {
      heading: "Add locations",
      country: "Country",
      state: "State",
      allStates: "All states",
      cities: "Cities",
      placeholder: "Type a city",
      hint: "Choose as many as you like.",
      services: "For which services",
      button: "Add locations",
      noCity: "Please choose a city.",
      noService: "Please choose a service.",
    },
    none: "You haven't added any service locations yet.",
    noneMeans: "Nobody finds this service before it has a location.",
  },
})

/** /provider/services: the list with its panel. */
export const servicesPageTexts = inLanguages({
  en: {
    title: "Services",
    lead: "What you offer, as people find and book it.",
    back: "All services",
    price: "Price",
    updatePrice: "Update Price",
    notSetMeans: "People can book it all the same; you agree on the price with them.",
    onlyPackages: "People book a package, or an hour at a price that you agree on with them.",
    about: "About this service",
    undescribed: "No description yet.",
    duration: "Duration",
    delivery: "Delivery options",
    areas: "Locations",
    noAreas: "You haven't added any service locations yet.",
    nowhereMeans: "Nobody finds this service before it has a location.",
    addAreas: "Add locations",
    edit: "Edit",
    pause: "Pause",
    resume: "Resume",
    remove: "Remove",
    pausedMeans: "Paused: nobody finds or books it. What is booked stays booked.",
  },
})

/** Of a service that fits into none of the hours that its professional keeps: on their pages, and in the answer that saves. */
export const tooLongTexts = inLanguages({
  en: {
    title: "Nobody can book this",
    text: (service: string, visit: string, stretch: string) =>
      `${service} takes ${visit}, but your longest stretch of hours is ${stretch}: nobody can book it.`,
    hours: "Change my hours",
  },
})
