// The public pages worth finding, each with what it says of itself: for the map that search engines read and for the text
// that other programs do. A page that is missing here is found by neither; a test says so. Pages of people and of places
// are in rows.
import { logInTexts } from "../accounts/sign-in/texts.ts"
import { signUpTexts } from "../accounts/sign-up/texts.ts"
import { blogTexts } from "../blog/posts/texts.ts"
import { compareTexts } from "../compare/texts.ts"
import { careersTexts } from "../enquiries/careers/texts.ts"
import { contactTexts } from "../enquiries/contact/texts.ts"
import { grievanceStatusTexts } from "../enquiries/grievance/texts.ts"
import { professionalTexts } from "../enquiries/registration/texts.ts"
import type { Texts } from "../platform/language/language.ts"
import type { Market } from "../platform/language/market.ts"
import { searchPageTexts, searchSharingTexts } from "../search/texts.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import type { SharingSite } from "../sharing/page-meta.ts"
import { homeTexts } from "./home/texts.ts"
import { ideasTexts } from "./ideas/texts.ts"
import { aboutTexts } from "./policies/about.texts.ts"
import { grievanceTexts } from "./policies/grievance.texts.ts"
import { helpTexts } from "./policies/help.texts.ts"
import { privacyTexts } from "./policies/privacy.texts.ts"
import { refundTexts } from "./policies/refund.texts.ts"
import { termsTexts } from "./policies/terms.texts.ts"
import { serviceContents } from "./services/content/service-contents.ts"
import { servicesTexts } from "./services/texts.ts"
import { testimonialsTexts } from "./testimonials/texts.ts"

/** As its head says it. */
interface Meta {
  title: string
  description: string
}
export interface PublicPage {
  path: string
  metaIn: (site: SharingSite) => Meta
}

/** What says what is open takes it. */
type Said = string | ((market: Market) => string)
const said = (one: Said, market: Market) => (typeof one === "string" ? one : one(market))

const page = (path: string, texts: Texts<{ meta: Record<keyof Meta, Said> }>): PublicPage => ({
  path,
  metaIn: (site) => {
    const { title, description } = texts.in(site.language).meta
    return { title: said(title, site), description: said(description, site) }
  },
})

export const publicPages: readonly PublicPage[] = [
  page("/", { in: (language) => ({ meta: homeTexts.in(language) }) }),
  { path: "/search", metaIn: searchMetaIn },
  page("/services", servicesTexts),
  ...serviceSlugs.map((slug) => page(`/services/${slug}`, serviceContents[slug])),
  page("/ideas", ideasTexts),
  page("/blog", blogTexts),
  page("/compare", compareTexts),
  page("/testimonials", testimonialsTexts),
  page("/contact", contactTexts),
  page("/professional", professionalTexts),
  page("/careers", careersTexts),
  page("/register", signUpTexts),
  page("/login", logInTexts),
  page("/help", helpTexts),
  page("/about", aboutTexts),
  page("/terms", termsTexts),
  page("/privacy", privacyTexts),
  page("/refund", refundTexts),
  page("/grievance", grievanceTexts),
  page("/grievance/status", grievanceStatusTexts),
]

/** Of a search for nothing in particular. */
function searchMetaIn({ language }: SharingSite): Meta {
  const title = searchPageTexts.in(language).title({ services: "", words: "", place: "" })
  return { title, description: searchSharingTexts.in(language).description(title) }
}
