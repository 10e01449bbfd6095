import { DAY_MS } from "../../platform/days.ts"
import type { Delivery, MeetingMethod } from "../../professionals/delivery.rules.ts"

/** How and where a visit takes place, and for how long its two sides can find each other (specification 3 §8). */

/** Characters of where a visit at the site takes place. */
export const LOCALITY_LIMIT = 80
export const ADDRESS_LIMIT = 200

/** After the visit address and numbers can be seen for so long, by both sides. */
export const CONTACT_DAYS = 30

/** The way that is meant: the one that is named, or the only one there is. */
export const deliveryOf = (
  named: Delivery | undefined,
  offered: readonly Delivery[],
): { delivery: Delivery; fault?: undefined } | { delivery?: undefined; fault: "no_delivery" | "other_delivery" } => {
  const [only, ...others] = offered
  if (named) return offered.includes(named) ? { delivery: named } : { fault: "other_delivery" }
  return only && others.length === 0 ? { delivery: only } : { fault: "no_delivery" }
}

interface DeliveryInput {
  delivery: Delivery
  online_by: MeetingMethod | null
  locality: string | undefined
  mobile: string | null | undefined
}

/** What is missing for the visit to take place, by the name of its sentence. */
export const missingFor = ({ delivery, online_by, locality, mobile }: DeliveryInput) => {
  if (delivery === "at_site" && !locality) return "no_locality"
  return delivery === "online" && online_by !== "link" && !mobile ? "no_mobile" : undefined
}

/** Until when a confirmed visit shows how to reach each other. */
export const contactUntil = (endTime: string) => new Date(Date.parse(endTime) + CONTACT_DAYS * DAY_MS)
