// A portrait that administrators hide: the account has none, so initials stand wherever it was, and its file is served to the
// person and the team alone. It is put back when it is restored; another one that the person chooses ends it.
import { hideFile, showFile } from "../../files/file.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { findForTakedown, lockOwnerOfPortrait, setPortrait } from "./portrait.queries.server.ts"

/** Undefined where it is nobody's portrait any more; nobody else changes it until the transaction ends. */
export const lockPortraitForTakedown = async (db: Db, id: string) => {
  await lockOwnerOfPortrait(db, id)
  const found = await findForTakedown(db, id)
  if (!found) return undefined
  const { author, is_hidden, is_professional } = found
  return {
    author,
    side: is_professional ? ("professional" as const) : ("customer" as const),
    isHidden: is_hidden,
    concerns: [],
    path: is_professional ? "/provider/profile" : "/user/profile",
  }
}

export const hidePortrait = async (db: Db, id: string, now: Date) => {
  const { author } = (await findForTakedown(db, id))!
  await setPortrait(db, author.account_id, null, now)
  await hideFile(db, id, now)
}

export const restorePortrait = async (db: Db, id: string, now: Date) => {
  const { author } = (await findForTakedown(db, id))!
  await setPortrait(db, author.account_id, id, now)
  await showFile(db, id)
}
