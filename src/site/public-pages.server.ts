// The public pages worth finding, each with what it says of itself: for the map that search engines read and for the text
// that other programs do. A page that is missing here is found by neither; a test says so. Pages of people and of places
// are in rows.
import { logInWords } from "../accounts/sign-in/log-in.words.ts"
import { signUpWords } from "../accounts/sign-up/sign-up.words.ts"
import { compareWords } from "../compare/compare.words.ts"
import { careersWords } from "../enquiries/careers/careers.words.ts"
import { contactWords } from "../enquiries/contact/contact.words.ts"
import { grievanceStatusWords } from "../enquiries/grievance/grievance-status.words.ts"
import { professionalWords } from "../enquiries/registration/professional.words.ts"
import type { Language, Words } from "../platform/words/language.ts"
import { searchPageWords } from "../search/search-page.words.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import { homeWords } from "./home/home.words.ts"
import { aboutWords } from "./policies/about.words.ts"
import { grievanceWords } from "./policies/grievance.words.ts"
import { helpWords } from "./policies/help.words.ts"
import { privacyWords } from "./policies/privacy.words.ts"
import { refundWords } from "./policies/refund.words.ts"
import { termsWords } from "./policies/terms.words.ts"
import { serviceContents } from "./services/content/contents.words.ts"
import { servicesWords } from "./services/services.words.ts"
import { testimonialsWords } from "./testimonials/testimonials.words.ts"

/** As its head says it. */
interface Meta {
  title: string
  description: string
}
export interface PublicPage {
  path: string
  metaIn: (language: Language) => Meta
}

const page = (path: string, words: Words<{ meta: Meta }>): PublicPage => ({
  path,
  metaIn: (language) => words.in(language).meta,
})

export const publicPages: readonly PublicPage[] = [
  { path: "/", metaIn: (language) => homeWords.in(language) },
  { path: "/search", metaIn: searchMetaIn },
  page("/services", servicesWords),
  ...serviceSlugs.map((slug) => page(`/services/${slug}`, serviceContents[slug])),
  page("/compare", compareWords),
  page("/testimonials", testimonialsWords),
  page("/contact", contactWords),
  page("/professional", professionalWords),
  page("/careers", careersWords),
  page("/register", signUpWords),
  page("/login", logInWords),
  page("/help", helpWords),
  page("/about", aboutWords),
  page("/terms", termsWords),
  page("/privacy", privacyWords),
  page("/refund", refundWords),
  page("/grievance", grievanceWords),
  page("/grievance/status", grievanceStatusWords),
]

/** Of a search for nothing in particular. */
function searchMetaIn(language: Language): Meta {
  const t = searchPageWords.in(language)
  const title = t.title({ services: "", words: "", place: "" })
  return { title, description: t.description(title) }
}
