// Deleting an account. A request needs a recent sign-in and can be cancelled for 14 days, in which the account works as
// before; only search no longer lists the professional. Upcoming bookings must be cancelled by the person first, so that
// whoever cancels the deletion has lost no visit by it.
// On the due date the account is erased, in one transaction with all personal data elsewhere. Rows that others share stay,
// without the person. Only the last mail still has the address, until it is sent.
import { endInvitationsBy } from "../accounts/admin-invitation/admin-invitation.server.ts"
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
import { type MailRecipient, queueMail } from "../platform/mail/mail.server.ts"
import { personalData } from "../platform/personal-data.server.ts"
import { conflict } from "../platform/problem.ts"
import { datesIn } from "../platform/time.ts"
import { accountErased, deletionRequested, deletionTakenBack } from "./privacy.notifications.server.ts"
import { findPerson } from "./privacy.queries.server.ts"
import { deletionDueAt } from "./privacy.rules.ts"
import { getPrivacy } from "./privacy.server.ts"
import { privacyProblems } from "./texts.ts"

/** A failed erasure does not block the others; it is tried again an hour later. */
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
  if (!account.deletion_due_at) await refuseWithOpenBookings(ctx, now)
  const due = account.deletion_due_at ?? (await beginDeletion(ctx, { ...account, full_name: actor.full_name }))
  if (!account.deletion_due_at)
    await recordAudit(db, { account_id: account.id, act: "ask_deletion", ip_address: network, at: now })
  return { message: privacyProblems.in(ctx.language).leaving(dayIn(ctx, due)), ...(await getPrivacy(ctx)) }
}

interface Leaver extends MailRecipient {
  id: string
  full_name: string
}

/**
 * Tells them by mail; what an owner has invited others to ends. Their account must be locked.
 * @returns the day on which it is carried out
 */
export const beginDeletion = async (
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, full_name, email, language }: Leaver,
) => {
  const due = deletionDueAt(clock())
  await closeAccount(db, id, due)
  await endInvitationsBy({ db, clock }, id)
  await queueMail(db, deletionRequested, { name: full_name, due_at: due.toISOString() }, { email, language })
  return due
}

export const cancelDeletion = async (ctx: Ctx<"signed_in">) => {
  const { db, actor, clock, network } = ctx
  const account = await lockWithOtherAdmins(db, actor.account_id)
  if (account.deletion_due_at) {
    await cancelClosing(db, account.id)
    await queueMail(db, deletionTakenBack, { name: actor.full_name }, account)
    await recordAudit(db, { account_id: account.id, act: "take_back_deletion", ip_address: network, at: clock() })
  }
  return { message: privacyProblems.in(ctx.language).staying, ...(await getPrivacy(ctx)) }
}

const dayIn = ({ language }: Ctx<"signed_in">, due: Date) => datesIn(language).day(due)

const refuseWithOpenBookings = async ({ db, actor }: Ctx<"signed_in">, now: Date) => {
  const { customer, professional } = await countOpenBookings(db, actor.account_id, now)
  if (customer + professional === 0) return
  throw conflict((language) => privacyProblems.in(language).openBookings(customer, professional), {
    open_bookings: { as_customer: customer, as_professional: professional },
  })
}
