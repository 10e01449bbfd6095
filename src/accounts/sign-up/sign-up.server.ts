// Signing up: as a customer or a professional, with the consent to the terms on record. Nobody can sign in before the mailed
// link was opened; until then one address may have several unactivated sign-ups (docs/decisions/0021), also an
// administrator's address, which must not show here. The slice makes a professional's profile in the same transaction.

import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { localize } from "../../platform/language/language.ts"
import { hashPassword } from "../../platform/passwords.server.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { policy } from "../../policy.ts"
import { findPublicAccountByEmail, insertAccount, insertConsent } from "../account.queries.server.ts"
import { MAX_UNACTIVATED } from "../account.rules.ts"
import { recordAudit } from "../audit.server.ts"
import { mobileKeyOf } from "../identifier-keys.server.ts"
import { isCommonPassword } from "../password/common-passwords.server.ts"
import { accountProblems } from "../texts.ts"
import { sendActivation } from "./activation.server.ts"
import type { AnySignUp, ProfessionalSignUp, SignUpRole } from "./sign-up.schema.ts"
import { enforceSignUpLimits } from "./sign-up-limits.server.ts"
import { deleteUnactivated, lockEmail } from "./unactivated.queries.server.ts"

/** Before the transaction: many hashes at once queue up, and would keep every connection busy. */
export const prepareSignUp = async (
  { email, password, mobile_number }: { email: string; password: string; mobile_number: string },
  ctx: Pick<Ctx, "db" | "network">,
) => {
  if (isCommonPassword(password)) {
    throw invalid({ password: localize(accountProblems, (t) => t.commonPassword) })
  }
  // Checked before the limits: a refused sign-up must not count as one whose link was not opened.
  if (await findPublicAccountByEmail(ctx.db, email)) throw emailTaken()
  await enforceSignUpLimits(ctx, email)
  return {
    password_hash: await hashPassword(password, email),
    mobile_key: await mobileKeyOf(mobile_number, password),
  }
}

export type PasswordHashes = Awaited<ReturnType<typeof prepareSignUp>>

export const signUp = async (
  ctx: Ctx,
  role: SignUpRole,
  form: AnySignUp | ProfessionalSignUp,
  hashes: PasswordHashes,
) => {
  const account = { id: newId(), email: form.email, full_name: form.full_name, language: ctx.language }
  const now = ctx.clock()
  await lockEmail(ctx.db, form.email)
  if (await findPublicAccountByEmail(ctx.db, form.email)) throw emailTaken()
  await deleteUnactivated(ctx.db, form.email, MAX_UNACTIVATED - 1)
  await insertAccount(ctx.db, {
    ...account,
    mobile_number: form.mobile_number,
    ...hashes,
    ...(role === "professional" ? { is_professional: true } : customerColumns(form)),
    created_at: now,
    updated_at: now,
  })
  await insertConsent(ctx.db, {
    account_id: account.id,
    kind: "terms",
    text_version: policy.termsVersion,
    granted_at: now,
  })
  await recordAudit(ctx.db, {
    account_id: account.id,
    act: "sign_up",
    ip_address: ctx.network,
    at: now,
    details: { kind: role },
  })
  await sendActivation(ctx, account, form, ctx.network)
  return account.id
}

const emailTaken = () =>
  conflict(
    localize(accountProblems, (t) => t.taken),
    { field: "email" },
  )

const customerColumns = (form: AnySignUp | ProfessionalSignUp) => {
  if (form.userType === "builder") {
    return { customer_type: "builder", company_name: form.company_name, license_number: form.license_number }
  }
  if (form.userType === "developer") {
    return { customer_type: "developer", developer_company: form.developer_company, project_scale: form.project_scale }
  }
  return { customer_type: "individual" }
}

/**
 * `sign_up` identifies it when its link is requested again: the address may have other unactivated sign-ups.
 * @param note appended to the message
 */
export const signUpAnswer = ({ language }: Ctx, sign_up: string, note = "") => ({
  message: `${accountProblems.in(language).signedUp} ${note}`.trim(),
  activation_required: true as const,
  sign_up,
})
