// Whoever has no account becomes an administrator by a link that an owner has mailed: for 7 days, once, the newest only, and
// its row has only the hash. Opening it makes nothing, because mail scanners open links, too; who chooses a name and a password
// does. Until then there is no account, so the address is nobody at every other door.
import type { DeskRole } from "../../platform/actor.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import { localize, localizerOf } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { newSecret } from "../../platform/tokens.server.ts"
import { findAccountByEmail, findAccountById, insertAccount } from "../account.queries.server.ts"
import { recordAct, recordAudit } from "../audit.server.ts"
import { mailedLink } from "../links/link.schema.ts"
import { linkExpiry } from "../links/mailed-link.server.ts"
import { hashNewPassword } from "../password/new-password.server.ts"
import { deleteUnactivated, lockEmail } from "../sign-up/unactivated.queries.server.ts"
import { adminInvited } from "./admin-invitation.notifications.server.ts"
import * as queries from "./admin-invitation.queries.server.ts"
import type { Acceptance, Invitation } from "./admin-invitation.schema.ts"
import { acceptanceTexts, adminInvitationProblems } from "./texts.ts"

type Owner = Ctx<"admin">

const localized = localizerOf(adminInvitationProblems)

/** Those that are open, the newest first. */
export const listOpenInvitations = ({ db }: Pick<Owner, "db">, limit: number, cursor: string | undefined) =>
  queries.listOpenInvitations(db, limit, cursor)

/** The account that gets the rights without an invitation; what the address becomes waits until that is decided. */
export const lockInvitedAccount = async ({ db }: Owner, email: string) => {
  await lockEmail(db, email)
  return findAccountByEmail(db, email)
}

/** For an address that has no account. */
export const inviteAdmin = async (ctx: Owner, { email, role }: Invitation) => {
  const [id, token, now] = [newId(), newSecret(), ctx.clock()]
  const link = { expires_at: linkExpiry("admin_invitation", now), invited_by: ctx.actor.account_id }
  await queries.insertInvitation(ctx.db, { id, email, desk_role: role, created_at: now, ...link }, token)
  await mailInvitation(ctx, { email, token, role })
  await recordAct(ctx, "invite_admin", { subject: id, details: { role } })
  return { message: adminInvitationProblems.in(ctx.language).done.invited(email) }
}

/** With a new link, which is in force for as long again. */
export const sendInvitationAgain = async (ctx: Owner, { id }: { id: string }) => {
  const { email, desk_role } = await lockOpen(ctx, id)
  if (await findAccountByEmail(ctx.db, email)) throw conflict(localized((t) => t.hasAccount))
  const [role, token] = [desk_role as DeskRole, newSecret()]
  const link = { token, invited_by: ctx.actor.account_id, expires_at: linkExpiry("admin_invitation", ctx.clock()) }
  await queries.renewInvitation(ctx.db, id, link)
  await mailInvitation(ctx, { email, token, role })
  await recordAct(ctx, "resend_admin_invitation", { subject: id, details: { role } })
  return { message: adminInvitationProblems.in(ctx.language).done.invited(email) }
}

export const withdrawInvitation = async (ctx: Owner, { id }: { id: string }) => {
  const { email, desk_role: role } = await lockOpen(ctx, id)
  await queries.markWithdrawn(ctx.db, id, ctx.clock())
  await recordAct(ctx, "withdraw_admin_invitation", { subject: id, details: { role } })
  return { message: adminInvitationProblems.in(ctx.language).done.withdrawn(email) }
}

/** Its account got its rights without them. */
export const endInvitationsOf = ({ db, clock }: Owner, email: string) =>
  queries.withdrawInvitations(db, { email }, clock())

/** With the right to invite goes what was sent by it. */
export const endInvitationsBy = ({ db, clock }: Pick<Owner, "db" | "clock">, id: string) =>
  queries.withdrawInvitations(db, { invited_by: id }, clock())

const lockOpen = async ({ db }: Owner, id: string) => {
  const found = await queries.lockInvitation(db, id)
  if (!found) throw notFound(localized((t) => t.invitation))
  if (found.accepted_at) throw conflict(localized((t) => t.accepted))
  if (found.withdrawn_at) throw conflict(localized((t) => t.withdrawn))
  return found
}

const mailInvitation = async (ctx: Owner, invited: { email: string; token: string; role: DeskRole }) => {
  const by = (await findAccountById(ctx.db, ctx.actor.account_id))!.full_name
  await queueMail(ctx.db, adminInvited, { ...invited, by }, { email: invited.email, language: ctx.language })
}

type Link = Pick<Acceptance, "email" | "token">
type Problem = keyof ReturnType<typeof acceptanceTexts.in>["problems"]

type Opened = { link: Link; role: DeskRole; by: string; problem?: undefined } | { link?: undefined; problem: Problem }

/** What the link that opened the page is for, or why it does not work: nobody thinks up a password in vain. */
export const getInvitation = async (ctx: Ctx, input: Partial<Link>): Promise<Opened> => {
  const { data: link } = mailedLink.safeParse(input)
  if (!link) return { problem: input.email && input.token ? "unknown" : "cut" }
  const { found, problem } = await lookUp(ctx, link)
  return problem ? { problem } : { link, role: found.desk_role as DeskRole, by: found.invited_by }
}

/** Before the transaction, and for links that work alone: a hash is dear. */
export const prepareAcceptance = async (form: Acceptance, ctx: Ctx) => {
  const { problem } = await lookUp(ctx, form)
  if (problem) throw refused(problem)
  return (await hashNewPassword(form.new_password, null)).password_hash
}

export const acceptInvitation = async (ctx: Ctx, form: Acceptance, _http: unknown, password_hash: string) => {
  const { email, token, full_name } = form
  await lockEmail(ctx.db, email)
  const { found, problem } = await lookUp(ctx, form)
  if (problem) throw refused(problem)
  const [account_id, now] = [newId(), ctx.clock()]
  const names = { id: account_id, email, full_name, password_hash, language: ctx.language }
  const rights = { is_admin: true, desk_role: found.desk_role }
  await withConstraintProblems({ one_account_per_email: () => refused("has_account") }, () =>
    insertAccount(ctx.db, { ...names, ...rights, created_at: now, updated_at: now, activated_at: now }),
  )
  if (!(await queries.markAccepted(ctx.db, { id: found.id, token, account_id }, now)))
    throw refused((await lookUp(ctx, form)).problem ?? "unknown")
  await deleteUnactivated(ctx.db, email)
  const details = { role: found.desk_role, invitation: found.id }
  await recordAudit(ctx.db, { account_id, act: "accept_admin_invitation", details, ip_address: ctx.network, at: now })
  return { message: acceptanceTexts.in(ctx.language).done }
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findInvitation>>>

const lookUp = async (
  { db, clock }: Ctx,
  { email, token }: Link,
): Promise<{ found: Found; problem?: undefined } | { found?: undefined; problem: Problem }> => {
  const found = await queries.findInvitation(db, email, token)
  if (!found) return { problem: "unknown" }
  if (found.accepted_at) return { problem: "used" }
  if (found.withdrawn_at) return { problem: "withdrawn" }
  if (found.expires_at <= clock()) return { problem: "expired" }
  return (await findAccountByEmail(db, email)) ? { problem: "has_account" } : { found }
}

const refused = (problem: Problem) => invalid({ token: localize(acceptanceTexts, (t) => t.problems[problem]) })
