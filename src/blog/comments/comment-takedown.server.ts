// A comment that administrators hide: its writer alone sees it, with the reason, and may appeal once.
import { appealTakedown } from "../../moderation/takedowns.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { lockComment, setShown } from "./comment.queries.server.ts"
import { commentPath } from "./comment.rules.ts"

/** Undefined where there is none; nobody else changes it until the transaction ends. */
export const lockCommentForTakedown = async (db: Db, id: string) => {
  const found = await lockComment(db, id)
  if (!found) return undefined
  const { author, side, status, post_slug, post_id, post_title } = found
  return {
    ...{ author, side, isHidden: status === "hidden", concerns: [], path: commentPath(post_slug) },
    names: { post_id, title: post_title },
  }
}

export const hideComment = async (db: Db, id: string) => setShown(db, (await lockComment(db, id))!, "hidden")

export const restoreComment = async (db: Db, id: string) => setShown(db, (await lockComment(db, id))!, "visible")

export const appealComment = (ctx: Ctx<"signed_in">, { id, appeal }: { id: string; appeal: string }) =>
  appealTakedown(ctx, { kind: "comment", id, appeal, lock: lockCommentForTakedown })
