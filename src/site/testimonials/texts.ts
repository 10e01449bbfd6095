import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { parts } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"

const placed = placesIn("en")
const professionals = professionalsIn("en")

/** Reviews that are quoted: on the home page and on a page of their own. */
export const testimonialsTexts = inLanguages({
  en: {
    meta: {
      title: `What customers say · ${brand.name}`,
      description: ({ cities, services }: Market) =>
        `Reviews of ${professionals.short(services)} in ${placed(cities)}, written by customers who booked a visit. A selection, with their writers’ consent.`,
      empty: ({ cities, services }: Market) =>
        `Nobody has reviewed ${professionals.short(services)} in ${placed(cities)} here yet.`,
    },
    heading: "What customers say",
    lead: "A selection of four- and five-star reviews after a visit, shown with consent.",
    /** On the picture that messengers show. */
    card: ({ cities, services }: Market) => `About ${professionals.short(services)} in ${placed(cities)}`,
    about: (professional: ReactNode, service: string) => parts("about ", professional, `, ${service}`),
    how: "All that is written about a professional, kind or not, stands on their profile.",
    all: "Read more reviews",
    none: {
      title: "Be Our First Review!",
      text: "No booking has been reviewed here yet.",
      signUp: "Sign up",
    },
    services: {
      heading: "Find your own professional",
      all: "All services",
    },
  },
})
