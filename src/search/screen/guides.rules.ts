import type { ServiceSlug } from "../../services/service-slugs.ts"

/**
 * What people call the services that the catalogue does not have, and that have a page. Nobody can be found for them: who
 * types one of these is led to what is said of it.
 */
const called = {
  "property-manager": ["property manager", "property management", "flat management", "tenant management"],
  "home-inspector": [
    "home inspector",
    "home inspection",
    "house inspector",
    "house inspection",
    "flat inspector",
    "flat inspection",
    "property inspector",
    "property inspection",
    "snagging",
    "snag list",
  ],
  "landscape-designer": [
    "landscape designer",
    "landscape design",
    "landscape architect",
    "landscaper",
    "landscaping",
    "garden designer",
    "garden design",
    "gardener",
    "terrace garden",
    "balcony garden",
  ],
  "property-executor": ["property executor", "executor", "will executor", "execute a will", "estate executor"],
} satisfies Partial<Record<ServiceSlug, readonly string[]>>

export type Guide = keyof typeof called
export const guides = Object.keys(called) as Guide[]

/** The pages that the words are about, in any number and wherever in a wish they stand. */
export const guidesNamed = (query: string | undefined): Guide[] => {
  const said = ` ${(query ?? "").toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `
  return guides.filter((slug) => called[slug].some((name) => said.includes(` ${name} `) || said.includes(` ${name}s `)))
}
