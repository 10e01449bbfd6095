// Signing up: one account per e-mail, of a customer or a professional, with the consent to the terms on record. Nobody
// gets in before the link in the mail was opened. A professional's profile is made beside it, by the door.

import { brand } from "../../brand.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { hashPassword } from "../../platform/passwords.server.ts"
import { invalid } from "../../platform/problem.ts"
import { say } from "../../platform/words/language.ts"
import { accountProblems } from "../account.problems.words.ts"
import { findAccountsByIdentifier, insertAccount, insertConsent } from "../account.queries.server.ts"
import type { AnySignUp, ProfessionalSignUp, SignUpKind } from "../account.schema.ts"
import { recordAudit } from "../audit.server.ts"
import { isCommonPassword } from "../password/common-passwords.server.ts"
import { rolesOf } from "../session/signed-in-user.server.ts"
import { sendActivation } from "./activation.server.ts"

/** Beforehand: in the transaction a crowd of hashes, which wait for each other, would hold every connection. */
export const preparePassword = async ({ password }: { password: string }) => {
  if (isCommonPassword(password)) {
    throw invalid({ password: say(accountProblems, (t) => t.commonPassword) })
  }
  return hashPassword(password)
}

export const signUp = async (
  ctx: Ctx,
  kind: SignUpKind,
  form: AnySignUp | ProfessionalSignUp,
  password_hash: string,
) => {
  const account = { id: newId(), email: form.email, full_name: form.full_name, language: ctx.language }
  const now = ctx.clock()
  await insertAccount(ctx.db, {
    ...account,
    mobile_number: form.mobile_number,
    password_hash,
    ...(kind === "professional" ? { is_professional: true } : customerColumns(form)),
    created_at: now,
    updated_at: now,
  })
  await insertConsent(ctx.db, {
    account_id: account.id,
    kind: "terms",
    text_version: brand.termsVersion,
    granted_at: now,
  })
  await recordAudit(ctx.db, {
    account_id: account.id,
    act: "sign_up",
    ip_address: ctx.network,
    at: now,
    details: { kind },
  })
  await sendActivation(ctx, account, form.redirect)
  return account.id
}

const customerColumns = (form: AnySignUp | ProfessionalSignUp) => {
  if (form.userType === "builder") {
    return { customer_type: "builder", company_name: form.company_name, license_number: form.license_number }
  }
  if (form.userType === "developer") {
    return { customer_type: "developer", developer_company: form.developer_company, project_scale: form.project_scale }
  }
  return { customer_type: "individual" }
}

export const signedUp = ({ language }: Ctx) => ({
  message: accountProblems.in(language).signedUp,
  activation_required: true as const,
})

export const checkEmail = async ({ db }: Ctx, { email }: { email: string }) => ({
  exists: (await findAccountsByIdentifier(db, email)).length > 0,
})

/** `user` holds only the roles that a session of /login has: enough for the screen to go on, nothing about the person. */
export const checkIdentifier = async ({ db }: Ctx, { identifier }: { identifier: string }) => {
  const [account] = await findAccountsByIdentifier(db, identifier)
  const user = account && { user_types: rolesOf({ ...account, is_admin: false }).all_roles }
  return { exists: account !== undefined, user: user ?? null }
}
