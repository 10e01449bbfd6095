import { z } from "zod"
import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { contract } from "../../platform/api/contract.ts"
import { pageLimit } from "../../platform/api/paging.ts"
import { anyId } from "../../platform/id.schema.ts"
import { line } from "../../platform/visible-text.schema.ts"
import { MESSAGES_A_PAGE } from "../message.rules.ts"
import { message, newMessage, seq, threadEvent } from "../message.schema.ts"
import { messageFormTexts } from "../texts.ts"

const [minute, hour] = [60, 3600]
const next = z.string().nullable()
/** A number within the conversation, as `next` of the page before has it. */
const seqCursor = seq.optional()

export const threadMessages = contract({
  name: "messages",
  summary: `Messages of a conversation: ${MESSAGES_A_PAGE} a page, newest page first, ascending inside it`,
  method: "GET",
  path: "/conversations/{id}/messages",
  who: "signed_in",
  refuses: ["not_found"],
  input: z.object({
    id: anyId,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(MESSAGES_A_PAGE)
      .transform((limit) => Math.min(limit, 100)),
    cursor: seqCursor.describe("Only those before this number"),
    after: seqCursor.describe("Only those after this number, the next ones first"),
    around: seqCursor.describe("The page in whose middle this number stands"),
  }),
  output: z.object({
    messages: z.array(message),
    events: z.array(threadEvent).describe("What happened to bookings and requests between them, oldest first"),
    next: next.describe("For older ones"),
    newer: z.string().nullable().describe("Number after which there are newer ones; null: this is the newest page"),
  }),
})

export const searchMessages = contract({
  name: "search_messages",
  summary: "Messages of a conversation that hold these words, newest first",
  method: "GET",
  path: "/conversations/{id}/search",
  who: "signed_in",
  refuses: ["not_found"],
  limit: { bucket: "message_search", perAccount: { max: 120, seconds: minute } },
  texts: messageFormTexts,
  input: z.object({ id: anyId, q: line(100), limit: pageLimit, cursor: seqCursor }),
  output: z.object({ messages: z.array(message), next }),
})

export const sendMessage = contract({
  name: "send_message",
  summary: "Write to the other side; with a client_id it is stored once, however often it is sent",
  method: "POST",
  path: "/conversations/{id}/messages",
  who: "signed_in",
  status: 201,
  limit: { bucket: "messages", perAccount: { max: 600, seconds: hour } },
  refuses: ["not_found", "conflict"],
  texts: messageFormTexts,
  input: newMessage,
  output: z.object({ message_id: z.string(), message }),
})

export const tellTyping = contract({
  name: "typing",
  summary: "I am writing; told to the other side, and stored nowhere",
  method: "POST",
  path: "/conversations/{id}/typing",
  who: "signed_in",
  refuses: ["not_found"],
  transaction: false,
  limit: { bucket: "typing", perAccount: { max: 60, seconds: minute } },
  input: z.object({ id: anyId }),
  output: z.object({}),
})

export const appealMessage = contract({
  name: "appeal_message",
  summary: "Say why a message of mine that administrators have hidden should be shown again, once",
  method: "POST",
  path: "/messages/{id}/appeal",
  who: "signed_in",
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id: anyId }),
  output: z.object({ message: z.string() }),
})
