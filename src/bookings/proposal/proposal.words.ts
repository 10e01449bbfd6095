import { inLanguages } from "../../platform/words/language.ts"
import en from "./proposal.words.en.ts"

export const proposalWords = inLanguages({ en })
