import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { anyId } from "../../platform/id.schema.ts"
import { conversation, conversationDetail, seq } from "../message.schema.ts"

const day = 86_400
const done = z.string()
const id = z.object({ id: anyId })

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
  output: z.object({ conversations: z.array(conversation), next: z.string().nullable() }),
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

const blocking = {
  path: "/conversations/{id}/block",
  who: "signed_in",
  /** Each is heard by the open pages of both. */
  limit: { bucket: "conversation_blocks", perAccount: { max: 60, seconds: 3600 } },
  refuses: ["not_found"],
  input: id,
  output: z.object({ message: done }),
} as const

export const blockConversation = contract({
  ...blocking,
  name: "block_conversation",
  summary: "Neither side can write any more until I unblock it",
  method: "POST",
})

export const unblockConversation = contract({
  ...blocking,
  name: "unblock_conversation",
  summary: "End my block",
  method: "DELETE",
})
