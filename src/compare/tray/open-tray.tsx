/**
 * The tray at the foot of pages on which somebody can be chosen. It has a root of its own beside the page: so it stays
 * while pages come and go, and no page's first screen carries its code.
 */
import { hydrateRoot } from "react-dom/client"
import { languageHere } from "../../platform/language/language.ts"
import { LanguageContext } from "../../ui/use-texts.ts"
import { Tray } from "./tray.tsx"
import { onPresses } from "./use-compare-links.ts"

onPresses()
const place = document.createElement("div")
document.body.append(place)
// Of nothing: the framework's file gives this name out already, and another one would weigh on every page.
hydrateRoot(
  place,
  <LanguageContext value={languageHere()}>
    <Tray />
  </LanguageContext>,
)
