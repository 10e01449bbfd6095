import { inLanguages } from "../platform/language.ts"
import en from "./activation.words.en.ts"

export const activationWords = inLanguages({ en })
