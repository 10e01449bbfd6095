/** Services that have a page of their own. The first six are in the catalogue; whether one is open its rows say. */
export const serviceSlugs = [
  "interior-designer",
  "architect",
  "contractor",
  "real-estate-lawyer",
  "vastu-consultant",
  "civil-engineer",
  "property-manager",
  "home-inspector",
  "landscape-designer",
  "property-executor",
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

export const isServiceSlug = (text: string | undefined): text is ServiceSlug =>
  (serviceSlugs as readonly (string | undefined)[]).includes(text)
