import { inLanguages } from "../platform/language/language.ts"
import type { WriteRefusal } from "./message.rules.ts"

const refusals: Record<WriteRefusal, string> = {
  blocked_by_you: "You have blocked this conversation. Neither of you can write here.",
  blocked: "You cannot write here: the other person has blocked this conversation.",
  former: "This member has left Sthapati, so you can no longer write to them.",
  suspended: "This account is suspended, so you cannot write to it at the moment.",
}

/** Why nothing can be written in a conversation: on its page, and as the answer to a message all the same. */
export const refusalTexts = inLanguages({ en: refusals })
