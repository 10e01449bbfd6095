import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { languageHere } from "../platform/language/language.ts"
import { LanguageContext } from "./use-texts.ts"

/**
 * Draws in a root of its own beside the page, whose first screen so carries none of its code. Not before the page is
 * hydrated: React hears no event of a document in which another root was first.
 */
export const drawBeside = (content: ReactNode) => {
  const place = document.createElement("div")
  document.body.append(place)
  // hydrateRoot on an empty element: it is in the shared bundle already, and createRoot would add to every page.
  hydrateRoot(place, <LanguageContext value={languageHere()}>{content}</LanguageContext>)
}
