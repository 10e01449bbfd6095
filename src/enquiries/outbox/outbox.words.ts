import { inLanguages } from "../../platform/words/language.ts"
import en from "./outbox.words.en.ts"

export const outboxWords = inLanguages({ en })
