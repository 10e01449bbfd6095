import { inLanguages } from "../../platform/words/language.ts"
import en from "./own-sessions.answers.words.en.ts"

export const ownSessionAnswers = inLanguages({ en })
