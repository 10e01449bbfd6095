import { z } from "zod"
import { anyId } from "../../platform/id.schema.ts"
import { sides } from "../../platform/sides.rules.ts"
import { messageFile } from "../message.schema.ts"
import { deliveryObstacles, heldResults } from "./held-message.rules.ts"

/** What waits of one sender in one conversation: decided together. */
export const heldMessage = z.object({
  id: z.string().describe("Of the first message"),
  side: z.enum(sides).describe("The sender's"),
  sender_name: z.string().nullable(),
  recipient_name: z.string().nullable().describe("Null: a former member"),
  provider_id: z.string().describe("The professional of the two"),
  held_at: z.string().describe("Instant"),
  first_contacts: z
    .number()
    .int()
    .describe(
      "To how many people the sender wrote such a first message, request or booking within a day of this one, this one included",
    ),
  obstacle: z.enum(deliveryObstacles).nullable().describe("Why it cannot be delivered now; null: it can"),
  messages: z
    .array(z.object({ id: z.string(), content: z.string(), created_at: z.string(), files: z.array(messageFile) }))
    .describe("In the order in which they were written"),
})
export type HeldMessage = z.output<typeof heldMessage>

/** As the dialog has it. */
export const refuseFields = z.object({ id: anyId })

export const heldDecision = z.object({ id: anyId, result: z.enum(heldResults) })
