import type { ServiceSlug } from "../../services/service-slugs.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import type { ServiceContent } from "./service-content.ts"
import { serviceFacts } from "./service-facts.ts"

export const servicePicture = (slug: ServiceSlug, { card }: Pick<ServiceContent, "card">): SharingPicture => ({
  page: `services-${slug}`,
  card: { ...card, drawings: [serviceFacts[slug].drawing, { kind: "plan", seed: slug }, { kind: "room", seed: slug }] },
})
