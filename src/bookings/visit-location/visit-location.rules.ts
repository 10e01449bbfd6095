import { DAY_MS } from "../../platform/days.ts"
import type { Delivery, MeetingMethod } from "../../professionals/delivery.rules.ts"

/** How and where a visit takes place, and how long its contact details are shared (specification 3 §8). */

/** Characters of locality and address of a visit at the site. */
export const LOCALITY_LIMIT = 80
export const ADDRESS_LIMIT = 200

/** Days after the visit for which both sides see address and numbers. */
export const CONTACT_DAYS = 30

/** The delivery that is requested, or the only one offered. */
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

/** The rule that a missing locality or number breaks (bookingFieldTexts). */
export const missingFor = ({ delivery, online_by, locality, mobile }: DeliveryInput) => {
  if (delivery === "at_site" && !locality) return "no_locality"
  return delivery === "online" && online_by !== "link" && !mobile ? "no_mobile" : undefined
}

/** Until when a confirmed visit shows contact details. */
export const contactUntil = (endTime: string) => new Date(Date.parse(endTime) + CONTACT_DAYS * DAY_MS)
