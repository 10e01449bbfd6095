import { type ServiceSlug, serviceSlugs } from "../services/service-slugs.ts"

/** What whoever writes to us is promised, in figures (specification 2 §9); how soon we reply stands in `brand`. */

/** Verified professionals whom we suggest for an inquiry. */
export const SUGGESTED = "2-3"
/** Of fewer than that nobody is promised a choice. */
export const FEWEST_SUGGESTED = 2
/** Business days until a registration is answered: as it is said, and the last of them. */
export const LATEST_REVIEW_DAY = 3
export const REVIEW_DAYS = `2-${LATEST_REVIEW_DAY}`

export const CONTACT_PAGE = "contact_page"
export const SERVICES_PAGE = "services_page"

export const serviceSource = (slug: ServiceSlug) => `service_page_${slug}` as const

/** Whose page it was, where it was a service's. */
export const serviceOfSource = (source: string) => serviceSlugs.find((slug) => serviceSource(slug) === source)

export const contactSources = [CONTACT_PAGE, SERVICES_PAGE, ...serviceSlugs.map(serviceSource)]

/** What the forms of the public pages let people choose from (specification 2 §5 and §9). What each is called stands in the words. */

export const contactSubjects = ["general", "services", "partnership", "careers", "support"] as const

/** Of inquiries for any service; designers and architects are asked for larger works. */
export const budgets = ["under-50k", "50k-2l", "2l-5l", "5l-10l", "above-10l"] as const
export const designerBudgets = ["under-2l", "2l-5l", "5l-10l", "10l-20l", "above-20l"] as const
export const architectBudgets = ["under-10l", "10l-25l", "25l-50l", "50l-1cr", "above-1cr"] as const
export type Budget = (typeof budgets | typeof designerBudgets | typeof architectBudgets)[number]
export const timelines = ["urgent", "1-2-weeks", "1-month", "2-3-months", "flexible"] as const

export const architectProjects = [
  ...(["residential-house", "apartment-building", "commercial-office", "retail-space", "renovation", "other"] as const),
] as const

/** Of waiting lists; the first of each is chosen at the start. */
export const legalNeeds = [
  ...(["property-purchase", "property-sale", "rental-agreement", "property-dispute"] as const),
  ...(["document-verification", "other"] as const),
] as const
export const propertyTypes = ["residential", "commercial", "industrial", "plot"] as const
export const engineerProjects = [
  ...(["residential-construction", "commercial-building", "structural-design"] as const),
  ...(["engineering-consultation", "other"] as const),
] as const

export const registrationServices = [
  ...(["interior_design", "architecture", "home_renovation", "office_design", "consultation", "other"] as const),
] as const
export const registrationExperience = ["0-2", "3-5", "6-10", "11-15", "16-20", "20+"] as const
export const roles = ["engineering", "design", "product", "marketing", "operations", "other"] as const
