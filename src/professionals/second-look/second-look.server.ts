// A second pair of eyes (docs/decisions/0062): where a kind of check is set so, an approval is recorded by one administrator and
// stands once another has confirmed it. A refusal gives nobody a badge, so it needs one. The professional's row is locked first.
import { recordAct } from "../../accounts/audit.server.ts"
import { countDeciders } from "../../accounts/deciders.server.ts"
import { hasDeskRole } from "../../platform/actor.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { findLookedAt } from "../papers/desk/verification-desk.queries.server.ts"
import { lockProfessional } from "../papers/paper.queries.server.ts"
import { maskedNumber } from "../papers/paper.rules.ts"
import { recordChecks } from "../verification.server.ts"
import * as queries from "./second-look.queries.server.ts"
import { hasTooFewDeciders } from "./second-look.rules.ts"
import type { CheckRule } from "./second-look.schema.ts"
import { secondLookProblems } from "./texts.ts"

export { isProposed, waitingSecondLooks } from "./second-look.queries.server.ts"

type Context = Ctx<"admin">

const localized = localizerOf(secondLookProblems)

interface Page {
  limit: number
  cursor?: string | undefined
}

export const listSecondLooks = async ({ db, actor }: Context, page: Page) => {
  const rows = await queries.listProposals(db, page)
  const { page: shown, next } = pageOf(rows, page.limit, ({ id }) => id)
  const isDecider = hasDeskRole(actor, "desk")
  const second_looks = shown.map(({ proposer_id, email: _, number, ...row }) => ({
    ...row,
    number: number && row.check === "gst" && !isDecider ? maskedNumber(number) : number,
    is_mine: proposer_id === actor.account_id,
  }))
  return { second_looks, next }
}

export const listCheckRules = async ({ db }: Context) => ({
  rules: await queries.listRules(db),
  deciders: await countDeciders(db),
})

/** What is approved now could be confirmed by nobody. */
export const isConfirmedByNobody = async ({ db }: Pick<Context, "db">) => hasTooFewDeciders(await countDeciders(db))

export const setCheckRule = async (ctx: Context, rule: CheckRule) => {
  const { db, language } = ctx
  if (!(await queries.markRule(db, rule))) throw conflict(localized((t) => t.sameRule))
  await recordAct(ctx, "set_check_rule", { details: { ...rule } })
  const t = secondLookProblems.in(language)
  const isAlone = rule.needs_second && (await isConfirmedByNobody(ctx))
  return { message: [t.rule(rule.check, rule.needs_second), isAlone && t.ruleAlone].filter(Boolean).join(" ") }
}

interface Decision {
  id: string
  decision: "confirm" | "return"
  note: string
}

export const decideSecondLook = async (ctx: Context, { id, decision, note }: Decision) => {
  const proposal = await lockProposal(ctx, id)
  const { provider_id, check, proposed_by } = proposal
  if (decision === "confirm") await confirm(ctx, proposal)
  else {
    await queries.deleteProposals(ctx.db, provider_id, [check])
    await recordAct(ctx, "return_check", {
      subject: provider_id,
      details: { check, recorded_by: proposed_by, note: note || null },
    })
  }
  return { message: secondLookProblems.in(ctx.language).done[decision] }
}

const lockProposal = async ({ db }: Context, id: string) => {
  const professional = await queries.findProfessionalOf(db, id)
  if (!professional) throw notFound(localized((t) => t.thing))
  await lockProfessional(db, professional)
  const proposal = await queries.findProposal(db, id)
  if (!proposal) throw conflict(localized((t) => t.replaced))
  return proposal
}

const confirm = async (ctx: Context, proposal: queries.ProposalRow) => {
  const { check, number, note, paper_id, proposer_id, proposed_by, email, valid_until } = proposal
  if (proposer_id === ctx.actor.account_id) throw conflict(localized((t) => t.ownProposal))
  const looked = paper_id ? await findLookedAt(ctx.db, ctx.actor.account_id, [paper_id]) : []
  if (paper_id && looked.length === 0) throw conflict(localized((t) => t.notLooked))
  await recordChecks(ctx, {
    ...{ email, kinds: [check], looked, numbers: check === "kyc" ? {} : { [check]: number ?? undefined } },
    ...{ by: proposed_by, result: "approved", note: note ?? undefined, validUntil: new Date(valid_until) },
    confirms: { id: proposer_id },
  })
}
