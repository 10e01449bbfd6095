// A post that administrators hide: its author alone sees it, with the reason, and may appeal once.
import { appealTakedown } from "../../moderation/takedowns.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { OWN_POSTS_PATH } from "../writing/writing.rules.ts"
import { lockForTakedown, markHidden, markShownAgain } from "./post-desk.queries.server.ts"

/** Undefined where there is none that was published; nobody else changes it until the transaction ends. */
export const lockPostForTakedown = async (db: Db, id: string) => {
  const found = await lockForTakedown(db, id)
  if (!found) return undefined
  const { author, side, is_taken_down, title } = found
  return { author, side, isHidden: is_taken_down, concerns: [], path: OWN_POSTS_PATH, names: { title } }
}

export const hidePost = (db: Db, id: string) => markHidden(db, id, null)

export const restorePost = markShownAgain

export const appealPost = (ctx: Ctx<"signed_in">, { id, appeal }: { id: string; appeal: string }) =>
  appealTakedown(ctx, { kind: "post", id, appeal, lock: lockPostForTakedown })
