import { z } from "zod"
import { portraitUrls } from "../accounts/portrait/portrait.schema.ts"
import { statuses } from "../bookings/booking.rules.ts"
import { takedown } from "../moderation/takedown.schema.ts"
import { anyId } from "../platform/id.schema.ts"
import { sides } from "../platform/sides.rules.ts"
import { anyLines } from "../platform/visible-text.schema.ts"
import { shownRequestStatuses } from "../requests/service-request.rules.ts"
import { sharedContact } from "./contact/shared-contact.schema.ts"
import { MAX_FILES, MESSAGE_LIMIT } from "./message.rules.ts"

const side = z.enum(sides)
const instant = z.string().describe("Instant")
const count = z.number().int()

/** As the sender's browser drew it: 1 to 100 letters, digits, hyphens. */
const clientId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)
  .describe("Drawn by the client: what is sent twice with it is stored once")

export const newMessage = z
  .object({
    id: anyId,
    content: anyLines(MESSAGE_LIMIT).default(""),
    client_id: clientId.optional(),
    file_ids: z.array(anyId).max(MAX_FILES).default([]).describe("Files of the purpose message, in their order"),
    reply_to: anyId.optional().describe("A message of this conversation"),
  })
  .superRefine(
    ({ content, file_ids }, { addIssue }) => {
      if (content === "" && file_ids?.length === 0)
        addIssue({ code: "custom", path: ["content"], params: { rule: "blank" } })
    },
    { when: () => true },
  )
export type NewMessage = z.output<typeof newMessage>

export const messageFile = z.object({
  id: z.string(),
  kind: z.enum(["picture", "document"]),
  name: z.string().nullable().describe("Of a document"),
  bytes: count.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  urls: z.record(z.string(), z.string()),
})
export type MessageFile = z.output<typeof messageFile>

/** A number within a conversation, as a call names it. */
export const seq = z.coerce.number().int().min(0).max(2_000_000_000)

const quoted = z.object({
  id: z.string(),
  seq: count,
  is_mine: z.boolean(),
  sender_name: z.string().nullable(),
  content: z.string(),
  picture: z.string().nullable().describe("Address of its first picture, small; null: it has none"),
  is_hidden: z.boolean().describe("By moderation, from me"),
})
/** A message above its answer. */
export type Quoted = z.output<typeof quoted>

export const message = z.object({
  id: z.string(),
  seq: count.describe("Number within the conversation, the same for both sides"),
  sender_id: z.string(),
  sender_name: z.string().nullable().describe("Null: a former member"),
  is_mine: z.boolean(),
  client_id: z.string().nullable().describe("Of my own"),
  content: z.string().describe("Empty: only files, taken back by an erasure, or hidden from me"),
  created_at: instant.describe("When it was sent; of one that was held, when it was delivered"),
  is_received: z.boolean().describe("A browser of the other side has it"),
  is_read: z.boolean(),
  is_held: z.boolean().describe("Of my own: not delivered until somebody has looked at it"),
  is_refused: z.boolean().describe("Of my own: somebody has looked at it, and it was not delivered"),
  is_hidden: z.boolean().describe("By moderation: the other side sees that it was, and none of it"),
  takedown: takedown.nullable().describe("Of my own that is hidden: why, and what I may do"),
  reply_to: quoted.nullable(),
  files: z.array(messageFile),
})
export type Message = z.output<typeof message>

/** What happened to a booking or request of the pair, as it stands in the thread. */
export const threadEvent = z.object({
  id: z.string(),
  about: z.enum(["booking", "request"]),
  about_id: z.string(),
  kind: z
    .enum([
      ...(["pending", "confirmed", "completed", "cancelled"] as const),
      ...(["accepted", "declined", "lapsed", "withdrawn", "taken_back"] as const),
      ...(["proposed", "proposal_accepted", "proposal_declined", "proposal_withdrawn", "proposal_taken"] as const),
      ...(["no_show", "no_show_answer", "moved", "account_inactive"] as const),
    ])
    .describe("The status it got, or what else happened"),
  by: z.enum(["me", "other", "nobody"]).describe("Who did it; of account_inactive whose account it is"),
  service_name: z.string(),
  start_time: z.string().nullable().describe("Of the visit, as it stood then; null: not known, or none"),
  reason: z
    .string()
    .nullable()
    .describe("As written by whoever did it; null for the other side where it was written after a block"),
  created_at: instant,
})
export type ThreadEvent = z.output<typeof threadEvent>

export const conversation = z.object({
  id: z.string(),
  side: side.describe("Mine"),
  user_name: z.string().nullable().describe("Null: a former member"),
  provider_name: z.string().nullable().describe("Null: a former member"),
  provider_id: z.string(),
  portrait: portraitUrls.nullable().describe("Of the other side"),
  last_message: z.string().nullable().describe("Its beginning"),
  last_message_at: z.string().nullable(),
  last_message_is_mine: z.boolean(),
  last_message_files: count,
  last_message_is_hidden: z.boolean().describe("By moderation, from me"),
  unread_count: count.describe("At most 100"),
  active_at: instant,
  booking: z
    .object({ service_name: z.string(), status: z.enum(statuses), start_time: instant })
    .nullable()
    .describe("Where nothing is written yet: what is ahead, else what was last"),
  request: z
    .object({
      service_name: z.string(),
      status: z.enum(shownRequestStatuses),
      message: z.string().describe("Its beginning"),
    })
    .nullable()
    .describe("Where nothing is written yet: the latest of the pair"),
})
export type Conversation = z.output<typeof conversation>

const contextBooking = z.object({
  id: z.string(),
  service_id: z.string(),
  service_name: z.string(),
  status: z.enum(statuses),
  start_time: instant,
  end_time: instant,
  proposed_by: side.nullable(),
  proposed_time: z.string().nullable(),
  has_address: z.boolean().describe("An address or a way to meet is known to both"),
})

export const conversationDetail = conversation.extend({
  last_seq: count,
  my_read: count.describe("Number of the last message I have read"),
  other_received: count,
  other_read: count,
  write_refusal: z.enum(["blocked_by_you", "blocked", "former", "suspended"]).nullable().describe("Null: I may write"),
  is_blocked_by_me: z.boolean(),
  shared_contact: sharedContact.nullable(),
  bookings: z.array(contextBooking).describe("Ahead or latest, three at most"),
  request: z
    .object({
      id: z.string(),
      service_id: z.string(),
      service_type: z.string(),
      service_name: z.string(),
      status: z.enum(shownRequestStatuses),
      message: z.string(),
      created_at: instant,
    })
    .nullable()
    .describe("The latest of the pair"),
  service_id: z.string().nullable().describe("What can be booked of the professional; null: nothing"),
  answer_time: z.string().nullable().describe("How fast the professional usually answers, in words; null: not known"),
})
export type ConversationDetail = z.output<typeof conversationDetail>
