import { inLanguages } from "../../platform/words/language.ts"
import en from "./first-steps.words.en.ts"

export const firstStepsWords = inLanguages({ en })
