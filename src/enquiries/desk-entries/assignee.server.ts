// Who of the desk has a submission or a complaint.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { findAdmin } from "./desk-entry.queries.server.ts"
import { deskEntryTexts } from "./texts.ts"

export interface Assignee {
  id: string | null
  name: string | null
}

/** @param wanted "me", an administrator's id, null for nobody; undefined: nothing is to change */
export const assigneeOf = async (
  { db, actor }: Pick<Ctx<"admin">, "db" | "actor">,
  wanted: string | null | undefined,
): Promise<Assignee | undefined> => {
  if (wanted === undefined) return undefined
  if (wanted === null) return { id: null, name: null }
  const admin = await findAdmin(db, wanted === "me" ? actor.account_id : wanted)
  if (!admin) throw invalid({ assigned_to: localize(deskEntryTexts, (t) => t.noAdmin) })
  return { id: admin.id, name: admin.full_name }
}
