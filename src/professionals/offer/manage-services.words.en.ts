import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** /provider/manage-services: add, pause, remove, prices of all at once. */
export default {
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
}
