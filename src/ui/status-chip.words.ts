import { inLanguages } from "../platform/words/language.ts"
import en from "./status-chip.words.en.ts"

export const statusChipWords = inLanguages({ en })
