// What somebody reads of a portrait of theirs that is hidden. Hiding and restoring it is the accounts' (portrait-takedown).
import { portraitOf } from "../../accounts/portrait/portrait.schema.ts"
import { lockPortraitForTakedown } from "../../accounts/portrait/portrait-takedown.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { appealTakedown } from "../takedowns.server.ts"
import { findHiddenPortrait } from "./hidden-portrait.queries.server.ts"

type Context = Ctx<"signed_in">

export const getHiddenPortrait = async ({ db, actor }: Context) => {
  const found = await findHiddenPortrait(db, actor.account_id)
  return { hidden: found ? { ...found, portrait: portraitOf(found.id)! } : null }
}

export const appealPortrait = (ctx: Context, { id, appeal }: { id: string; appeal: string }) =>
  appealTakedown(ctx, { kind: "portrait", id, appeal, lock: lockPortraitForTakedown })
