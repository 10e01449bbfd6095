// The public pages worth finding, each with what it says of itself: for the map that search engines read and for the text
// that other programs do. A page that is missing here is found by neither; a test says so. Pages of people and of places
// are in rows.
import { logInWords } from "../accounts/sign-in/texts.ts"
import { signUpWords } from "../accounts/sign-up/texts.ts"
import { compareWords } from "../compare/texts.ts"
import { careersWords } from "../enquiries/careers/texts.ts"
import { contactWords } from "../enquiries/contact/texts.ts"
import { grievanceStatusWords } from "../enquiries/grievance/texts.ts"
import { professionalWords } from "../enquiries/registration/texts.ts"
import type { Language, Words } from "../platform/words/language.ts"
import { searchPageWords } from "../search/texts.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import { homeWords } from "./home/texts.ts"
import { aboutWords } from "./policies/about.texts.ts"
import { grievanceWords } from "./policies/grievance.texts.ts"
import { helpWords } from "./policies/help.texts.ts"
import { privacyWords } from "./policies/privacy.texts.ts"
import { refundWords } from "./policies/refund.texts.ts"
import { termsWords } from "./policies/terms.texts.ts"
import { serviceContents } from "./services/content/service-contents.ts"
import { servicesWords } from "./services/texts.ts"
import { testimonialsWords } from "./testimonials/texts.ts"

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
