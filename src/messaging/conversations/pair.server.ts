// The conversation that an act is about, as the actor has it; to a stranger it is not there.
import type { Db } from "../../platform/database/database.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
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

/** Nobody else writes in it until the transaction ends. */
export const getLockedPair = async ({ db, actor }: Context, id: string) => {
  const pair = await lockPair(db, actor, id)
  if (!pair) throw conversationNotFound()
  return pair
}
