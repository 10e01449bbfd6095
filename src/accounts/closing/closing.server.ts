// A closing account: it works until its deletion date, and its owner may cancel until then. One that is suspended meanwhile
// cannot cancel and is deleted on the same day. What else is erased then, src/privacy/ collects from every slice.
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

/** Locks the account, an administrator's together with those of all others. Refuses one that was suspended by now. */
export const lockWithOtherAdmins = async (db: Db, id: string) => {
  const { leaver } = await lockClosingAccount(db, id)
  if (leaver.suspended_at) throw signInRequired()
  return { ...leaver, language: languageNamed(leaver.language) }
}

/** The last owner cannot close theirs: somebody must be able to admit others. */
export const closeAccount = async (db: Db, id: string, due: Date) => {
  const { leaver, ownersLeft } = await lockClosingAccount(db, id)
  if (leaver.is_active_owner && ownersLeft === 0) throw conflict(localize(accountProblems, (t) => t.lastAdmin))
  await setDeletionDue(db, id, due)
}

export const cancelClosing = async (db: Db, id: string) => {
  await setDeletionDue(db, id, null)
}

/** Whose deletion date has passed. */
export const findDueLeavers = (db: Db, now: Date) => listDueLeavers(db, now)

/** False where they changed their mind meanwhile, or another node is at it. */
export const lockForErasure = async (db: Db, id: string, now: Date) =>
  (await lockDueClosingAccount(db, id, now)) !== undefined

/** Earlier names, addresses and numbers of an account. */
export const findFormerNames = (db: Db, accountId: string) => listFormerNames(db, accountId)
