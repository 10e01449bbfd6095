import { z } from "zod"
import { portraitUrls } from "../../accounts/portrait/portrait.schema.ts"
import { anyId } from "../../platform/id.schema.ts"
import { cover } from "../../professionals/cover.schema.ts"
import { deliveries, meetingMethods } from "../../professionals/delivery.rules.ts"
import { offerPrices } from "../../professionals/packages/package.schema.ts"
import { MAX_SELECTED } from "./selection.rules.ts"

/** The service card of specification 2 §3, with what the page and the booking dialog show beside it. */
export const serviceCard = offerPrices.extend({
  id: z.string().describe("The offered service (service_id)"),
  service_type: z.string().describe("Slug"),
  name: z.string().describe("Of its type"),
  title: z.string().describe("Its own name; empty: it has none"),
  description: z.string(),
  provider_id: z.string(),
  provider_name: z.string().describe("The business"),
  price: z.string().nullable().describe("Rupees per hour; null: price not set"),
  duration: z.number().int(),
  duration_unit: z.literal("mins"),
  location: z.string().describe("Where the professional works from: locality and city"),
  city: z.string(),
  state: z.string(),
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  availability: z.string().nullable().describe("The next free time in words; null: not known"),
  is_verified: z.boolean(),
  is_public: z.boolean().describe("Their profile can be seen"),
  is_bookable: z.boolean().describe("False: paused or taken back since it was selected, or the professional is away"),
  is_selected: z.boolean(),
  is_shortlisted: z.boolean(),
  delivery: z.array(z.enum(deliveries)),
  online_by: z.enum(meetingMethods).nullable(),
  portrait: portraitUrls.nullable(),
  cover,
})
export type ServiceCard = z.output<typeof serviceCard>

const anyService = z.string().trim().max(100).describe("Slug, with underscores, or the display name")
const serviceType = anyService.min(1)

/** To be removed, the professional may be named together with the service, providerId-serviceType, and no service beside them. */
export const selectionChange = z
  .object({
    action: z.enum(["add", "remove"]),
    provider_id: anyId.min(1),
    service_type: anyService.default(""),
  })
  .superRefine(
    ({ action, service_type }, { addIssue }) => {
      if (service_type === "" && action !== "remove")
        addIssue({ code: "custom", path: ["service_type"], params: { rule: "no_service" } })
    },
    { when: () => true },
  )
export type SelectionChange = z.output<typeof selectionChange>

export const wholeSelection = z.object({
  services: z.array(z.object({ serviceType, providerId: anyId.min(1) })).max(MAX_SELECTED),
})
export type WholeSelection = z.output<typeof wholeSelection>
