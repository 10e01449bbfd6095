import { inLanguages } from "../../platform/words/language.ts"
import en from "./add-role.kinds.words.en.ts"

export const roleKindWords = inLanguages({ en })
