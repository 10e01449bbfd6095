// Adds a role to an account: a customer becomes a professional as well, a professional a customer, an administrator either.
// Who may is in add-role.rules.ts; the owner is proved by the access token or a mailed code. A professional's profile is made
// in the same transaction, by the slice. Sessions read the roles with every request; open pages get an event.
import { recordActivity } from "../../activity/activity.server.ts"
import { emit } from "../../events/event.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, forbidden } from "../../platform/problem.ts"
import { policy } from "../../policy.ts"
import { recordAudit } from "../audit.server.ts"
import { recordConsent } from "../consent.server.ts"
import { rolesOf } from "../session/signed-in-user.server.ts"
import { deleteUnactivated, lockEmail } from "../sign-up/unactivated.queries.server.ts"
import { accountProblems } from "../texts.ts"
import { roleAdded } from "./add-role.notifications.server.ts"
import { lockForAddition, updateRoleColumns } from "./add-role.queries.server.ts"
import { whyNotAdded } from "./add-role.rules.ts"
import type { Addition } from "./add-role.schema.ts"
import { findOwnAccount, spendCode } from "./email-code.server.ts"
import { addRoleTexts } from "./texts.ts"

interface Claim {
  email: string
  code?: string | undefined
}

export const getUserData = async (ctx: Ctx, claim: Claim) => {
  const account = await findOwnAccount(ctx, claim)
  refuseSuspended(account)
  const { full_name, mobile_number, customer_type } = account
  const user_types = rolesOf({ ...account, is_admin: false }).all_roles
  return { user: { full_name, mobile_number, user_types, user_type: customer_type } }
}

/** Before the transaction: a wrong guess stays counted. */
export const findOwnAccountId = async (claim: Claim, ctx: Pick<Ctx, "db" | "actor" | "clock">) =>
  (await findOwnAccount(ctx, claim)).id

type AddRoleInput = Claim & { addition: Addition }

export const addRole = async (ctx: Ctx, { email, code, addition }: AddRoleInput, account_id: string) => {
  await lockEmail(ctx.db, email)
  const account = await lockForAddition(ctx.db, account_id)
  refuseSuspended(account)
  const why = whyNotAdded(account, addition.kind)
  if (why) throw conflict(localize(addRoleTexts, (t) => t.refusals[why]))
  if (code !== undefined && ctx.actor?.account_id !== account_id) await spendCode(ctx, email, code)

  const at = ctx.clock()
  const role = addition.kind === "professional" ? "provider" : "user"
  await updateRoleColumns(ctx.db, account_id, roleColumnsOf(addition), at)
  // Only an administrator's address may have unactivated sign-ups; for others it is taken.
  await deleteUnactivated(ctx.db, email)
  await recordConsent(ctx.db, { account_id, kind: "terms", text_version: policy.termsVersion, granted_at: at })
  await recordActivity(ctx.db, roleAdded, { role }, { account_id, at })
  await recordAudit(ctx.db, {
    account_id,
    act: "add_role",
    details: { kind: addition.kind },
    ip_address: ctx.network,
    at,
  })
  await emit(ctx.db, { account_id, kind: "roles_changed" })
  const receiver = { email: account.email, language: languageNamed(account.language) }
  await queueMail(ctx.db, roleAdded, { role, full_name: account.full_name }, receiver)
  return { message: addRoleTexts.in(ctx.language).added[role] }
}

const roleColumnsOf = (addition: Addition) => {
  if (addition.kind === "professional") return { is_professional: true }
  const { kind: customer_type, ...fields } = addition
  return { customer_type, ...fields }
}

const refuseSuspended = ({ suspended_at }: { suspended_at: Date | null }) => {
  if (suspended_at) throw forbidden(localize(accountProblems, (t) => t.suspended))
}
