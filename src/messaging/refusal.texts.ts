import { inLanguages } from "../platform/language/language.ts"
import type { WriteRefusal } from "./message.rules.ts"

const refusals: Record<WriteRefusal, string> = {
  blocked_by_you: "You have blocked this conversation. Neither side can write.",
  blocked: "You cannot write here: the other side has blocked this conversation.",
  former: "This member has left Sthapati and cannot be written to any more.",
  suspended: "This account is suspended, so nobody can write to it just now.",
}

/** Why nothing can be written in a conversation: on its page, and as the answer to a message all the same. */
export const refusalTexts = inLanguages({ en: refusals })
