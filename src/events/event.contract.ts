import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

/** What open pages are notified of. They load the rest from the API. */
const eventKinds = [
  /** There is a new notification: `id`. */
  "notification_created",
  /** Notifications were read or deleted, perhaps in another browser. */
  "notifications_changed",
  /** The account has become a customer's or a professional's as well. */
  "roles_changed",
  /** The export of personal data that was requested is ready: `id`. */
  "export_ready",
  /** The undo window of a booking's change has ended: `id`. */
  "undo_window_ended",
  /** A message was written: `conversation_id`, `id`, `seq` (its number in the conversation). */
  "message_created",
  /** A conversation was read, received, blocked, or a contact was shared in it: `conversation_id`. */
  "conversation_changed",
  /** The other side is writing: `conversation_id`, `after` (`seq` of the last message before). Stored nowhere; who is not there misses it. */
  "typing",
] as const
export type EventKind = (typeof eventKinds)[number]

const event = z.object({
  kind: z.enum(eventKinds),
  params: z.record(z.string(), z.string()).describe("Ids of what it is about"),
})
export type Event = z.output<typeof event>

export const events = contract({
  name: "events",
  summary: "What happens to me, while it happens",
  method: "GET",
  path: "/events",
  who: "signed_in",
  credential: "cookie",
  responseType: "events",
  input: z.object({
    after: z
      .string()
      .max(60)
      .optional()
      .describe("The id of the last event that arrived; Last-Event-ID counts before it"),
  }),
  output: event,
})
