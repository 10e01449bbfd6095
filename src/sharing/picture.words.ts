import { inLanguages } from "../platform/words/language.ts"
import en from "./picture.words.en.ts"

export const pictureWords = inLanguages({ en })
