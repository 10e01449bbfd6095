import { inLanguages } from "../platform/language.ts"
import en from "./picture.words.en.ts"

export const pictureWords = inLanguages({ en })
