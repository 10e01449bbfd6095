// What a person agreed to, and how their requests about their data stand. Each act answers with all of it as it is then.
import { lockWithOtherAdmins } from "../accounts/closing/closing.server.ts"
import { recordConsent } from "../accounts/consent.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { localize } from "../platform/language/language.ts"
import { invalid } from "../platform/problem.ts"
import { policy } from "../policy.ts"
import { findPrivacyState } from "./privacy.queries.server.ts"
import { isAgreementDue } from "./privacy.rules.ts"
import type { Privacy } from "./privacy.schema.ts"
import { privacyProblems } from "./texts.ts"

export const getPrivacy = async ({ db, actor, clock }: Ctx<"signed_in">): Promise<Privacy> => {
  const { agreed, ...state } = await findPrivacyState(db, actor.account_id, clock())
  const version = policy.termsVersion
  return { ...state, terms: { version, is_due: isAgreementDue(agreed, version) } }
}

export const agreeToTerms = async (ctx: Ctx<"signed_in">, { kind, version }: { kind: string; version: string }) => {
  // A page left open shows a version that is no longer in force.
  if (version !== policy.termsVersion) throw invalid({ version: localize(privacyProblems, (t) => t.otherVersion) })
  const { account_id } = ctx.actor
  await lockWithOtherAdmins(ctx.db, account_id)
  await recordConsent(ctx.db, { account_id, kind, text_version: version, granted_at: ctx.clock() })
  return { message: privacyProblems.in(ctx.language).agreed, ...(await getPrivacy(ctx)) }
}
