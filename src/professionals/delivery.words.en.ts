import type { Delivery } from "./delivery.rules.ts"

/** The ways of a visit, as each side says them. */
export default {
  customer: { at_site: "At your site", at_studio: "At the studio", online: "Online" },
  professional: { at_site: "At the customer's site", at_studio: "At your studio", online: "Online" },
} satisfies Record<string, Record<Delivery, string>>
