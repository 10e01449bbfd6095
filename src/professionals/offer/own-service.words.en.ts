import { listIn } from "../../platform/words/parts.ts"

const listed = listIn("en")

/** What a professional offers, on the dashboard (specification 2 §2). */
export default {
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
        `Nobody finds ${listed(services)} before ${services.length === 1 ? "it has" : "they have"} a location.`,
    },
  },
}
