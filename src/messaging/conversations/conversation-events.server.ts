// What open pages hear of a conversation beside its messages: somebody read, blocked, or shared something.
import { eventsOf, type NewEvent } from "../../events/event.server.ts"
import type { Pair } from "./pair.queries.server.ts"

export const changeEvent = (conversation_id: string, account_id: string): NewEvent => ({
  ...{ account_id, kind: "conversation_changed", params: { conversation_id } },
})

/** For the pages of both sides. */
export const changeEvents = ({ id, other_account }: Pick<Pair, "id" | "other_account">, me: { account_id: string }) =>
  eventsOf([other_account, me.account_id].map((account_id) => changeEvent(id, account_id)))
