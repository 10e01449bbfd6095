/** /provider/services-locations: where each service is offered. */
export default {
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
}
