import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { serviceChoiceWords } from "../service-choices.words.ts"
import { submissionWords } from "../submission.words.ts"
import en from "./service-waitlist.words.en.ts"

export const serviceWaitlistWords = joined(joined(inLanguages({ en }), serviceChoiceWords), submissionWords)
