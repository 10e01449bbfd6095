import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { kindWords } from "../sign-up/kind.words.ts"
import en from "./profile.words.en.ts"

export const profileWords = joined(inLanguages({ en }), kindWords)
