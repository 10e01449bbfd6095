import { z } from "zod"
import { lines } from "../../platform/visible-text.schema.ts"
import { MAX_QUICK_REPLIES, QUICK_REPLY_LIMIT } from "../message.rules.ts"

export const quickReplies = z.array(lines(QUICK_REPLY_LIMIT)).max(MAX_QUICK_REPLIES)

const quickReply = z.string().trim().max(QUICK_REPLY_LIMIT).default("")
/** As its form has them. */
export const quickReplyFields = z.object({ first: quickReply, second: quickReply, third: quickReply })
