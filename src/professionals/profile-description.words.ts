import { inLanguages } from "../platform/words/language.ts"
import en from "./profile-description.words.en.ts"

// Marked, so that the browser, where nobody reads it, does without it.
export const profileDescriptionWords = /* @__PURE__ */ inLanguages({ en })
