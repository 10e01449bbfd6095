// Signing up: as a customer or a professional, with the consent to the terms on record. Nobody gets in before the link in
// the mail was opened, and until then the address is nobody's: several sign-ups may wait for it (docs/decisions/0021), also
// where it is an administrator's, who is known to nobody here. The route makes a professional's profile in the same transaction.

import { brand } from "../../brand.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { newId } from "../../platform/id.ts"
import { localize } from "../../platform/language/language.ts"
import { hashPassword } from "../../platform/passwords.server.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { findMemberByEmail, insertAccount, insertConsent } from "../account.queries.server.ts"
import { MAX_WAITING } from "../account.rules.ts"
import { recordAudit } from "../audit.server.ts"
import { mobileKeyOf } from "../identifier-keys.server.ts"
import { isCommonPassword } from "../password/common-passwords.server.ts"
import { accountProblems } from "../texts.ts"
import { sendActivation } from "./activation.server.ts"
import type { AnySignUp, ProfessionalSignUp, SignUpKind } from "./sign-up.schema.ts"
import { spendSignUp } from "./sign-up-limits.server.ts"
import { deleteUnactivated, lockAddress } from "./unactivated.queries.server.ts"

/** Beforehand: in the transaction a crowd of hashes, which wait for each other, would hold every connection. */
export const prepareSignUp = async (
  { email, password, mobile_number }: { email: string; password: string; mobile_number: string },
  ctx: Pick<Ctx, "db" | "network">,
) => {
  if (isCommonPassword(password)) {
    throw invalid({ password: localize(accountProblems, (t) => t.commonPassword) })
  }
  // Known already, and nothing would come of it: it must not count as a sign-up whose link was not opened.
  if (await findMemberByEmail(ctx.db, email)) throw emailTaken()
  await spendSignUp(ctx, email)
  return {
    password_hash: await hashPassword(password, email),
    mobile_key: await mobileKeyOf(mobile_number, password),
  }
}

export type PasswordHashes = Awaited<ReturnType<typeof prepareSignUp>>

export const signUp = async (
  ctx: Ctx,
  kind: SignUpKind,
  form: AnySignUp | ProfessionalSignUp,
  hashes: PasswordHashes,
) => {
  const account = { id: newId(), email: form.email, full_name: form.full_name, language: ctx.language }
  const now = ctx.clock()
  await lockAddress(ctx.db, form.email)
  if (await findMemberByEmail(ctx.db, form.email)) throw emailTaken()
  await deleteUnactivated(ctx.db, form.email, MAX_WAITING - 1)
  await insertAccount(ctx.db, {
    ...account,
    mobile_number: form.mobile_number,
    ...hashes,
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
 * `sign_up` names it when its link is asked for again: another one may wait for the same address.
 * @param note what else there is to know
 */
export const signedUp = ({ language }: Ctx, sign_up: string, note = "") => ({
  message: `${accountProblems.in(language).signedUp} ${note}`.trim(),
  activation_required: true as const,
  sign_up,
})
