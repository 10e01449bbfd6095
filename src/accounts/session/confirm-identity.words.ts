import { inLanguages } from "../../platform/words/language.ts"
import en from "./confirm-identity.words.en.ts"

export const confirmIdentityWords = inLanguages({ en })
