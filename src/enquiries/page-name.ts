/** What a form's page is called; one that nobody knows any more keeps its stored name. */
import type { Language } from "../platform/language/language.ts"
import { serviceOfSource } from "./enquiry-choices.ts"
import { serviceChoiceTexts, submissionPageTexts } from "./texts.ts"

export const pageName = (source: string, language: Language) => {
  const { pages, service } = submissionPageTexts.in(language)
  const slug = serviceOfSource(source)
  if (slug) return service(serviceChoiceTexts.in(language).services[slug])
  return Object.hasOwn(pages, source) ? pages[source]! : source
}
