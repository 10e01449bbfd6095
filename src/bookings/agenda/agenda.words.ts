import { inLanguages } from "../../platform/words/language.ts"
import en from "./agenda.words.en.ts"

export const agendaWords = inLanguages({ en })
