import { inLanguages } from "../platform/words/language.ts"
import en from "./booking.problems.words.en.ts"

export const bookingProblemWords = inLanguages({ en })
