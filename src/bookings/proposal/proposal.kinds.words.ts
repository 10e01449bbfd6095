import { inLanguages } from "../../platform/words/language.ts"
import en from "./proposal.kinds.words.en.ts"

export const proposalKindsWords = inLanguages({ en })
