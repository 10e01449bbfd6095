import { inLanguages } from "../../platform/words/language.ts"
import en from "./no-show.kinds.words.en.ts"

export const noShowKindsWords = inLanguages({ en })
