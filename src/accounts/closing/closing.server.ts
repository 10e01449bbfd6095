// An account on its way out: it works until its day, and its person may stay after all. Who is suspended meanwhile can do
// neither one nor the other, and goes on the same day. What goes with it then is asked of every slice by src/privacy/.
import type { Db } from "../../platform/database/database.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { conflict, signInRequired } from "../../platform/problem.ts"
import { accountProblems } from "../texts.ts"
import {
  listDueLeavers,
  listFormerNames,
  lockClosingAccount,
  lockDueClosingAccount,
  setDeletionDue,
} from "./closing.queries.server.ts"

/**
 * The account, held for the rest of the transaction; an administrator's together with those of all others. Refuses who was
 * suspended in this very moment.
 */
export const lockWithOtherAdmins = async (db: Db, id: string) => {
  const { leaver } = await lockClosingAccount(db, id)
  if (leaver.suspended_at) throw signInRequired()
  return { ...leaver, language: languageNamed(leaver.language) }
}

/** Somebody must be able to let others in: the last administrator stays. */
export const closeAccount = async (db: Db, id: string, due: Date) => {
  const { leaver, adminsLeft } = await lockClosingAccount(db, id)
  if (leaver.is_admin && adminsLeft === 0) throw conflict(localize(accountProblems, (t) => t.lastAdmin))
  await setDeletionDue(db, id, due)
}

export const stay = async (db: Db, id: string) => {
  await setDeletionDue(db, id, null)
}

/** Whose time has come. */
export const findDueLeavers = (db: Db, now: Date) => listDueLeavers(db, now)

/** False where they changed their mind meanwhile, or another node is at it. */
export const lockForErasure = async (db: Db, id: string, now: Date) =>
  (await lockDueClosingAccount(db, id, now)) !== undefined

/** What somebody was called and reached by before. */
export const findFormerNames = (db: Db, accountId: string) => listFormerNames(db, accountId)
