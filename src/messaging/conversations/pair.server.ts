// The conversation that an act is about, as the actor has it; to a stranger it is not there.
import type { Db } from "../../platform/database/database.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { type PairState, writeRefusal } from "../message.rules.ts"
import { refusalTexts } from "../refusal.texts.ts"
import { messagingProblemTexts } from "../texts.ts"
import type { Member } from "./conversation-parts.server.ts"
import { findPair, lockPair } from "./pair.queries.server.ts"

interface Context {
  db: Db
  actor: Member
}

export const conversationNotFound = () => notFound(localize(messagingProblemTexts, (t) => t.things.conversation))

export const getPair = async ({ db, actor }: Context, id: string) => {
  const pair = await findPair(db, actor, id)
  if (!pair) throw conversationNotFound()
  return pair
}

/** A sentence where one of the two has blocked the other, has left, or is suspended. */
export const refuseWriting = (pair: PairState) => {
  const refusal = writeRefusal(pair)
  if (refusal)
    throw conflict(
      localize(refusalTexts, (t) => t[refusal]),
      { refusal },
    )
}

/** Nobody else writes in it until the transaction ends. */
export const getLockedPair = async ({ db, actor }: Context, id: string) => {
  const pair = await lockPair(db, actor, id)
  if (!pair) throw conversationNotFound()
  return pair
}
