import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

/** What an open page can hear of. Who hears it asks the API for the rest. */
const eventKinds = [
  /** There is a new notice: `id`. */
  "notice_came",
  /** Notices were read or deleted, perhaps in another browser. */
  "notices_changed",
  /** The account has another side. */
  "roles_changed",
  /** The copy of their data that somebody asked for is there: `id`. */
  "copy_ready",
  /** What a professional did to a booking cannot be undone any more, and what goes with it is there: `id`. */
  "booking_stands",
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
  answers: "events",
  input: z.object({
    after: z
      .string()
      .max(60)
      .optional()
      .describe("The id of the last event that arrived; Last-Event-ID counts before it"),
  }),
  output: event,
})
