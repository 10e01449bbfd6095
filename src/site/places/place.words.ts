import { inLanguages } from "../../platform/words/language.ts"
import en from "./place.words.en.ts"

export const placeWords = inLanguages({ en })
