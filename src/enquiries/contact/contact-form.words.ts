import { joined } from "../../platform/words/joined.ts"
import { inLanguages } from "../../platform/words/language.ts"
import { submissionWords } from "../submission.words.ts"
import en from "./contact-form.words.en.ts"

export const contactFormWords = joined(inLanguages({ en }), submissionWords)
