import { inLanguages } from "../../platform/words/language.ts"
import en from "./reschedule.kinds.words.en.ts"

export const rescheduleKindsWords = inLanguages({ en })
