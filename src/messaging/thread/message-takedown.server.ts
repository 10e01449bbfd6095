// A message that administrators hide: both sides see in their thread that it was, its writer alone what it said and why. Only what
// was reported is opened to administrators.
import { eventsOf } from "../../events/event.server.ts"
import { appealTakedown } from "../../moderation/takedowns.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { changeEvent } from "../conversations/conversation-events.server.ts"
import { lockForTakedown, markHidden } from "./message.queries.server.ts"
import { messagePath } from "./message-path.ts"

/** Undefined where there is none, or it was never reported; nobody else changes it until the transaction ends. */
export const lockMessageForTakedown = async (db: Db, id: string) => {
  const found = await lockForTakedown(db, id)
  if (!found) return undefined
  const { author, hidden_at, is_of_customer, conversation_id, seq, recipient } = found
  const side = is_of_customer ? ("customer" as const) : ("professional" as const)
  return { author, side, isHidden: hidden_at !== null, concerns: [recipient], path: messagePath(conversation_id, seq) }
}

export const hideMessage = (db: Db, id: string, now: Date) => setHidden(db, id, now)

export const restoreMessage = (db: Db, id: string) => setHidden(db, id, null)

const setHidden = async (db: Db, id: string, hidden_at: Date | null) => {
  const { conversation_id, seq, author, recipient } = (await lockForTakedown(db, id))!
  const hear = [author.account_id, recipient].map((account) => changeEvent(conversation_id, account, seq))
  await markHidden(db, id, hidden_at, eventsOf(hear))
}

export const appealMessage = (ctx: Ctx<"signed_in">, { id, appeal }: { id: string; appeal: string }) =>
  appealTakedown(ctx, { kind: "message", id, appeal, lock: lockMessageForTakedown })
