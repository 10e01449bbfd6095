import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { listIn, parts } from "../../platform/words/parts.ts"

const cities = listIn("en")(brand.activeCities)

/** Reviews that are quoted: on the home page and on a page of their own. */
export default {
  meta: {
    title: `What customers say · ${brand.name}`,
    description: `Reviews of interior designers and architects in ${cities}, written by customers after a completed booking. A selection, with their writers’ consent.`,
  },
  heading: "What customers say",
  lead: "A selection from reviews of four and five stars, written after completed bookings, with their writers’ consent.",
  /** On the picture that messengers show. */
  card: `Reviews of interior designers and architects in ${cities}`,
  about: (professional: ReactNode, service: string) => parts("about ", professional, `, ${service}`),
  how: "Only the customer of a completed booking can write a review, and only one. These have four or five stars; all that is written about a professional, kind or not, stands on their profile.",
  all: "Read more reviews",
  none: {
    title: "Be Our First Review!",
    text: "After a completed booking you can say how it went.",
    signUp: "Sign up",
  },
  services: {
    heading: "Find your own professional",
    lead: "Reviews of each professional are beside their price and their next free time.",
    all: "All services",
  },
}
