// Somebody wants to go. They say so by a recent sign-in, have 14 days to change their mind, and use the account as before
// until then; only new customers no longer find a professional who is about to go. Bookings that are still ahead are
// settled first, by the person: cancelling is never done by the way, and who stays after all has lost no visit by it.
// The day has come: the account becomes nobody's, in one transaction with everything that is left behind elsewhere. What
// others did stands, without the person. The last letter is the only thing that still knows the address, until it is out.
import { recordAudit } from "../accounts/audit.server.ts"
import {
  cancelClosing,
  closeAccount,
  findDueLeavers,
  lockForErasure,
  lockWithOtherAdmins,
} from "../accounts/closing/closing.server.ts"
import { cancelOpenBookings, countOpenBookings } from "../bookings/booking-closing.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { retrying } from "../platform/database/retrying.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { personalData } from "../platform/personal-data.server.ts"
import { conflict } from "../platform/problem.ts"
import { datesIn } from "../platform/time.ts"
import { accountErased, deletionRequested, deletionTakenBack } from "./privacy.notifications.server.ts"
import { findPerson } from "./privacy.queries.server.ts"
import { deletionDueAt } from "./privacy.rules.ts"
import { showPrivacy } from "./privacy.server.ts"
import { privacyProblems } from "./texts.ts"

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

export const requestDeletion = async (ctx: Ctx<"signed_in">) => {
  const { db, actor, clock, network } = ctx
  const now = clock()
  const account = await lockWithOtherAdmins(db, actor.account_id)
  const due = account.deletion_due_at ?? deletionDueAt(now)
  if (!account.deletion_due_at) {
    await refuseWithOpenBookings(ctx, now)
    await closeAccount(db, account.id, due)
    await queueMail(db, deletionRequested, { name: actor.full_name, due_at: due.toISOString() }, account)
    await recordAudit(db, { account_id: account.id, act: "ask_deletion", ip_address: network, at: now })
  }
  return { message: privacyProblems.in(ctx.language).leaving(dayIn(ctx, due)), ...(await showPrivacy(ctx)) }
}

export const cancelDeletion = async (ctx: Ctx<"signed_in">) => {
  const { db, actor, clock, network } = ctx
  const account = await lockWithOtherAdmins(db, actor.account_id)
  if (account.deletion_due_at) {
    await cancelClosing(db, account.id)
    await queueMail(db, deletionTakenBack, { name: actor.full_name }, account)
    await recordAudit(db, { account_id: account.id, act: "take_back_deletion", ip_address: network, at: clock() })
  }
  return { message: privacyProblems.in(ctx.language).staying, ...(await showPrivacy(ctx)) }
}

const dayIn = ({ language }: Ctx<"signed_in">, due: Date) => datesIn(language).day(due)

const refuseWithOpenBookings = async ({ db, actor }: Ctx<"signed_in">, now: Date) => {
  const { customer, professional } = await countOpenBookings(db, actor.account_id, now)
  if (customer + professional === 0) return
  throw conflict((language) => privacyProblems.in(language).openBookings(customer, professional), {
    open_bookings: { as_customer: customer, as_professional: professional },
  })
}
