// What administrators do about an account: each once, under the lock of its row, written down and told.
import { endInvitationsBy } from "../../accounts/admin-invitation/admin-invitation.server.ts"
import { recordAct } from "../../accounts/audit.server.ts"
import { endOtherSessions } from "../../accounts/session/session.server.ts"
import { sendActivation } from "../../accounts/sign-up/activation.server.ts"
import {
  changeDeskRole,
  type LockedPerson,
  lockPerson,
  restoreAccount,
  suspendAccount,
} from "../../accounts/suspension/suspension.server.ts"
import { cancelOpenBookings } from "../../bookings/booking-closing.server.ts"
import type { DeskRole } from "../../platform/actor.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { languageNamed, localizerOf } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict } from "../../platform/problem.ts"
import { beginDeletion } from "../../privacy/deletion.server.ts"
import { accountRestored, accountSuspended, deskRoleGiven } from "./people.notifications.server.ts"
import { personNotFound } from "./people.server.ts"
import { peopleProblems } from "./texts.ts"

type Context = Ctx<"admin">

const localized = localizerOf(peopleProblems)
const refuse = (text: Parameters<typeof localized>[0]) => conflict(localized(text))

/** Refuses what cannot be done to this account any more, or not by who asks. */
const lockSomebodyElse = async ({ db, actor }: Context, id: string) => {
  const locked = await lockPerson(db, id)
  if (!locked) throw personNotFound()
  if (locked.person.erased_at) throw refuse((t) => t.erased)
  if (id === actor.account_id) throw refuse((t) => t.yourself)
  return locked
}

/** Only owners decide about administrators. */
const refuseAboveOneself = ({ actor }: Context, { is_admin }: LockedPerson) => {
  if (is_admin && actor.desk_role !== "owner") throw refuse((t) => t.ownersOnly)
}

const receiver = ({ email, language }: LockedPerson) => ({ email, language: languageNamed(language) })

interface Reasoned {
  id: string
  reason: string
}

export const suspend = async (ctx: Context, { id, reason }: Reasoned) => {
  const { person, ownersLeft } = await lockSomebodyElse(ctx, id)
  refuseAboveOneself(ctx, person)
  if (person.suspended_at) throw refuse((t) => t.suspendedAlready)
  if (isOwner(person) && ownersLeft === 0) throw refuse((t) => t.lastOwner)
  const now = ctx.clock()
  await suspendAccount(ctx.db, id, now)
  await endInvitationsBy(ctx, id)
  await cancelOpenBookings(ctx.db, id, now)
  await queueMail(ctx.db, accountSuspended, { name: person.full_name, reason }, receiver(person))
  await recordAct(ctx, "suspend_account", { subject: id, details: { reason } })
  return { message: peopleProblems.in(ctx.language).done.suspended(person.full_name) }
}

export const restore = async (ctx: Context, { id, reason }: Reasoned) => {
  const { person } = await lockSomebodyElse(ctx, id)
  refuseAboveOneself(ctx, person)
  if (!person.suspended_at) throw refuse((t) => t.notSuspended)
  await restoreAccount(ctx.db, id, ctx.clock())
  await queueMail(ctx.db, accountRestored, { name: person.full_name, reason }, receiver(person))
  await recordAct(ctx, "restore_account", { subject: id, details: { reason } })
  return { message: peopleProblems.in(ctx.language).done.restored(person.full_name) }
}

export const resendActivation = async (ctx: Context, { id }: { id: string }) => {
  const { person } = await lockSomebodyElse(ctx, id)
  if (person.activated_at) throw refuse((t) => t.activeAlready)
  if (person.suspended_at || !person.has_public_role) throw refuse((t) => t.noActivation)
  const { email, language } = receiver(person)
  await sendActivation(ctx, { id, email, language, full_name: person.full_name }, {})
  await recordAct(ctx, "resend_activation", { subject: id })
  return { message: peopleProblems.in(ctx.language).done.activation(person.email) }
}

export const endSessionsOf = async (ctx: Context, { id }: { id: string }) => {
  const { person } = await lockSomebodyElse(ctx, id)
  refuseAboveOneself(ctx, person)
  const ended = await endOtherSessions(ctx.db, id, null, ctx.clock())
  await recordAct(ctx, "end_sessions_of", { subject: id, details: { ended } })
  return { message: peopleProblems.in(ctx.language).done.signedOut(person.full_name, ended) }
}

export const beginDeletionOf = async (ctx: Context, { id, reason }: Reasoned) => {
  const { person, ownersLeft } = await lockSomebodyElse(ctx, id)
  if (person.deletion_due_at) throw refuse((t) => t.leavingAlready)
  if (isOwner(person) && ownersLeft === 0) throw refuse((t) => t.lastOwner)
  await beginDeletion(ctx, { id, full_name: person.full_name, ...receiver(person) })
  await recordAct(ctx, "begin_deletion", { subject: id, details: { reason } })
  return { message: peopleProblems.in(ctx.language).done.leaving(person.full_name) }
}

export const setDeskRoleOf = async (ctx: Context, { id, role }: { id: string; role: DeskRole | "none" }) => {
  const { person, ownersLeft } = await lockSomebodyElse(ctx, id)
  if (!person.activated_at || person.suspended_at || person.deletion_due_at) throw refuse((t) => t.notActive)
  if (role === "none" && !person.has_public_role) throw refuse((t) => t.nothingElse)
  if (isOwner(person) && role !== "owner" && ownersLeft === 0) throw refuse((t) => t.lastOwner)
  const before = person.is_admin ? person.desk_role : "none"
  if (before === role) throw refuse((t) => t.roleAlready)
  if (role !== "owner") await endInvitationsBy(ctx, id)
  await changeDeskRole(ctx.db, id, role === "none" ? null : role, ctx.clock())
  if (before === "none" && role !== "none") await mailNewAdministrator(ctx, person, role)
  await recordAct(ctx, "set_desk_role", { subject: id, details: { before, role } })
  return { message: peopleProblems.in(ctx.language).done.role(person.full_name, role) }
}

const mailNewAdministrator = async ({ db, actor }: Context, person: LockedPerson, role: DeskRole) => {
  const by = actor.full_name
  await queueMail(db, deskRoleGiven, { name: person.full_name, role, by }, receiver(person))
}

const isOwner = ({ is_admin, desk_role }: LockedPerson) => is_admin && desk_role === "owner"
