// The day has come: the account becomes nobody's, in one transaction with everything that is left behind elsewhere. What
// others did stands, without the person. The last letter is the only thing that still knows the address, until it is out.
import { recordAudit } from "../accounts/audit.server.ts"
import { findDueLeavers, lockForErasure } from "../accounts/closing/closing.server.ts"
import { cancelOpenBookings } from "../bookings/booking-closing.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { retrying } from "../platform/database/retrying.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { personalData } from "../platform/personal-data.server.ts"
import { accountErased } from "./privacy.notifications.server.ts"
import { findPerson } from "./privacy.queries.server.ts"

/** One that cannot be erased does not keep the others waiting; it is tried again an hour later. */
export const eraseLeavers: Jobs[string] = async (_payload, { db, clock, log }) => {
  for (const id of await findDueLeavers(db, clock())) {
    await retrying(() => db.transaction().execute((transaction) => erase(transaction, id, clock()))).catch(
      (error: unknown) => log.error({ part: "privacy", err: error }, "an account could not be erased"),
    )
  }
}

const erase = async (db: Db, id: string, now: Date) => {
  if (!(await lockForErasure(db, id, now))) return
  const person = await findPerson(db, id)
  await cancelOpenBookings(db, id, now)
  for (const { erase: eraseFrom } of personalData()) await eraseFrom(db, person, now)
  await queueMail(db, accountErased, {}, person)
  await recordAudit(db, { account_id: id, act: "erase_account", ip_address: null, at: now })
}
