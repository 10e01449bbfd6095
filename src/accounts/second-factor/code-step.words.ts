import { inLanguages } from "../../platform/words/language.ts"
import en from "./code-step.words.en.ts"

export const codeStepWords = inLanguages({ en })
