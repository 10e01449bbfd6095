import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** What a professional offers, on the dashboard (specification 2 §2). */
export default {
  services: {
    heading: "Your Services",
    none: "You haven't added any services yet.",
    notOpenYet: (mail: ReactNode) =>
      parts(
        "Your profile is public, but nobody can find or book it before it has a service. Adding services and prices here is not open yet; questions go to ",
        mail,
        ".",
      ),
    paused: "Paused",
    undescribed: (service: string) => `Professional ${service} service`,
  },
  locations: {
    heading: "Your Locations",
    none: "You haven't added any service locations yet.",
    more: (count: number) => `and ${count} more`,
  },
}
