/** The page that an enquiry comes from, as the call names it (specification 2 §12). */
import { type ServiceSlug, serviceSlugs } from "../services/service-slugs.ts"

export const CONTACT_PAGE = "contact_page"
export const SERVICES_PAGE = "services_page"

export const serviceSource = (slug: ServiceSlug) => `service_page_${slug}` as const

/** Whose page it was, where it was a service's. */
export const serviceOfSource = (source: string) => serviceSlugs.find((slug) => serviceSource(slug) === source)

export const contactSources = [CONTACT_PAGE, SERVICES_PAGE, ...serviceSlugs.map(serviceSource)]
