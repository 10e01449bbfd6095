import { inLanguages } from "../../platform/words/language.ts"
import en from "./proposal.problems.words.en.ts"

export const proposalProblemWords = inLanguages({ en })
