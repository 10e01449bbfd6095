import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { idCursor, pageLimit } from "../platform/api/paging.ts"
import { anyId } from "../platform/id.schema.ts"
import { line } from "../platform/visible-text.schema.ts"
import { MESSAGES_A_PAGE } from "./message.rules.ts"
import { conversation, conversationDetail, message, newMessage, threadEvent } from "./message.schema.ts"
import { messageFormTexts } from "./texts.ts"

const [minute, hour, day] = [60, 3600, 86_400]
const done = z.string()
const id = z.object({ id: anyId })
const next = z.string().nullable()
const seq = z.coerce.number().int().min(0).max(2_000_000_000)
/** A number within the conversation, as `next` of the page before has it. */
const seqCursor = seq.optional()

export const ownConversations = contract({
  name: "conversations",
  summary: "My conversations on either side, those with the newest message first",
  method: "GET",
  path: "/conversations",
  who: "signed_in",
  input: z.object({
    limit: pageLimit,
    cursor: idCursor,
    booking: anyId.optional().describe("Only that of this booking's pair"),
    request: anyId.optional().describe("Only that of this request's pair"),
  }),
  output: z.object({ conversations: z.array(conversation), next }),
})

export const openConversation = contract({
  name: "open_conversation",
  summary: "The one conversation with this professional; made where there is none",
  method: "POST",
  path: "/conversations",
  who: "customer",
  status: 201,
  limit: { bucket: "conversations", perAccount: { max: 60, seconds: day } },
  refuses: ["not_found"],
  input: z.object({ provider_id: anyId }),
  output: z.object({ conversation_id: z.string() }),
})

export const conversationById = contract({
  name: "conversation",
  summary: "One of my conversations, and what it is about",
  method: "GET",
  path: "/conversations/{id}",
  who: "signed_in",
  refuses: ["not_found"],
  input: id,
  output: z.object({ conversation: conversationDetail }),
})

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

export const markRead = contract({
  name: "read_conversation",
  summary: "I have read it, up to this number",
  method: "POST",
  path: "/conversations/{id}/read",
  who: "signed_in",
  refuses: ["not_found"],
  transaction: "one_statement",
  input: z.object({ id: anyId, seq: seq.optional().describe("Left out: all") }),
  output: z.object({ my_read: z.number().int() }),
})

export const markReceived = contract({
  name: "receive_messages",
  summary: "This browser knows of all new messages; how many conversations hold unread ones",
  method: "POST",
  path: "/conversations/received",
  who: "signed_in",
  transaction: "one_statement",
  input: z.object({}),
  output: z.object({ unread: z.number().int() }),
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
  input: id,
  output: z.object({}),
})

export const blockConversation = contract({
  name: "block_conversation",
  summary: "Neither side can write any more until I unblock it",
  method: "POST",
  path: "/conversations/{id}/block",
  who: "signed_in",
  refuses: ["not_found"],
  input: id,
  output: z.object({ message: done }),
})

export const unblockConversation = contract({
  name: "unblock_conversation",
  summary: "End my block",
  method: "DELETE",
  path: "/conversations/{id}/block",
  who: "signed_in",
  refuses: ["not_found"],
  input: id,
  output: z.object({ message: done }),
})
