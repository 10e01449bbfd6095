import { inLanguages, say } from "./language.ts"
import en from "./refusals.words.en.ts"

export const refusalWords = inLanguages({ en })

type StreamWords = ReturnType<typeof refusalWords.in>["stream"]
/** Why a stream is not opened. */
export const streamSays = (why: keyof StreamWords) => say(refusalWords, ({ stream }) => stream[why])
