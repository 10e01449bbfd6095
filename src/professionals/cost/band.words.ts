import { inLanguages } from "../../platform/words/language.ts"
import en from "./band.words.en.ts"

export const bandWords = inLanguages({ en })
