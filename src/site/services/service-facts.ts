/** What is the same in each language about the services that have a page. */
import type { Drawn } from "../../drawings/picture.tsx"
import type { ServiceSlug } from "../../services/service-slugs.ts"
import type { IconName } from "../../ui/icon.tsx"
import type { Paper } from "./papers.ts"

export interface ServiceFacts {
  drawing: Drawn
  /** It has no ground and no sky that could be cut. */
  isEmblem?: true
  /** Of what it does, in the order of its texts. */
  signs: readonly IconName[]
  papers: readonly Paper[]
  /** Only thought of: it is not among those that open next, so somebody who asks is no waiting list. */
  isIdea?: true
}

const ofService = (slug: ServiceSlug): Drawn => ({ kind: "service", seed: slug })

export const serviceFacts: Record<ServiceSlug, ServiceFacts> = {
  "interior-designer": {
    drawing: ofService("interior-designer"),
    signs: ["compass", "pencil", "sofa", "eye"],
    papers: ["society", "structure", "agreement", "gst", "sanction", "occupancy"],
  },
  architect: {
    drawing: ofService("architect"),
    signs: ["map-pin", "compass", "shield-check", "eye"],
    papers: ["architectNumber", "satbara", "propertyCard", "sanction", "occupancy", "rera"],
  },
  contractor: {
    drawing: ofService("contractor"),
    signs: ["building", "settings", "key"],
    papers: ["agreement", "gst", "sanction", "structure", "society", "occupancy"],
  },
  "real-estate-lawyer": {
    drawing: ofService("real-estate-lawyer"),
    signs: ["search", "pencil", "shield-check"],
    papers: ["advocate", "satbara", "propertyCard", "deed", "rera", "licence"],
  },
  "vastu-consultant": {
    drawing: ofService("vastu-consultant"),
    isEmblem: true,
    signs: ["home", "briefcase", "map-pin"],
    papers: ["northPlan", "structure", "sanction", "society"],
  },
  "civil-engineer": {
    drawing: ofService("civil-engineer"),
    signs: ["building", "eye", "calendar"],
    papers: ["sanction", "structure", "satbara", "occupancy", "agreement", "gst"],
  },
  "property-manager": {
    drawing: { kind: "elevation", seed: "property-manager" },
    signs: ["user", "settings", "rupee"],
    papers: ["licence", "propertyTax", "society", "agreement"],
    isIdea: true,
  },
  "home-inspector": {
    drawing: { kind: "section", seed: "home-inspector" },
    signs: ["compass", "check", "pencil"],
    papers: ["sanction", "occupancy", "rera", "possession"],
    isIdea: true,
  },
  "landscape-designer": {
    drawing: { kind: "plan", seed: "landscape-designer" },
    signs: ["sun", "pencil", "check"],
    papers: ["society", "structure", "trees", "agreement"],
    isIdea: true,
  },
  "property-executor": {
    drawing: { kind: "detail", seed: "property-executor" },
    signs: ["briefcase", "shield-check", "key"],
    papers: ["deathCertificate", "will", "succession", "propertyCard", "satbara", "propertyTax"],
    isIdea: true,
  },
}
