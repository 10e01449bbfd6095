import { inLanguages } from "../../platform/words/language.ts"
import en from "./testimonials.words.en.ts"

export const testimonialsWords = inLanguages({ en })
