import { inLanguages } from "../../platform/words/language.ts"
import en from "./activation.words.en.ts"

export const activationWords = inLanguages({ en })
