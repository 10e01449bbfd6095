// What open pages hear of a conversation beside its messages: somebody read, blocked, or shared something.
import { eventsOf, type NewEvent } from "../../events/event.server.ts"
import { isBegun, type Pair } from "./pair.queries.server.ts"

/** @param seq of a message that is another one now */
export const changeEvent = (conversation_id: string, account_id: string, seq?: number): NewEvent => ({
  account_id,
  kind: "conversation_changed",
  params: { conversation_id, ...(seq !== undefined && { seq: String(seq) }) },
})

/** For the pages of those who know of the conversation. */
export const changeEvents = (pair: Pair, me: { account_id: string }) => {
  const hear = isBegun(pair) ? [pair.other_account, me.account_id] : [me.account_id]
  return eventsOf(hear.map((account_id) => changeEvent(pair.id, account_id)))
}
