// What an administrator does with papers and checks on the page: they decide what they have looked at, under their own name.

import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { likePatterns, looksLikeId } from "../../platform/search-terms.ts"
import { fromIndianTime } from "../../platform/time.ts"
import { type CheckKind, isVerified, readChecks } from "../verification.rules.ts"
import { recordChecks } from "../verification.server.ts"
import { decidePaper, lookAtPaper } from "./paper-desk.server.ts"
import { listWaiting } from "./settle-paper.server.ts"
import { deskPaperTexts, paperProblems } from "./texts.ts"
import { findLookedAt, findProfessionalEmail, findProfessionals } from "./verification-desk.queries.server.ts"

type Context = Ctx<"admin">

const localized = localizerOf(paperProblems)

export const lookAsAdministrator = (ctx: Context, { id }: { id: string }) => lookAtPaper(ctx, { id })

interface Decision {
  result: "approved" | "refused"
  number?: string | undefined
  note?: string | undefined
  valid_until?: string | undefined
}

/** The last day counts whole. */
const decisionOf = ({ result, number, note, valid_until }: Decision) => {
  if (result === "refused" && !note) throw invalid({ note: localized((t) => t.noReason) })
  return {
    result,
    number: number || undefined,
    note: note || undefined,
    validUntil: valid_until ? fromIndianTime(valid_until, "23:59:59") : undefined,
  }
}

export const decideAsAdministrator = async (ctx: Context, { id, ...decision }: Decision & { id: string }) => {
  const [looked] = await findLookedAt(ctx.db, ctx.actor.account_id, [id])
  if (!looked) throw conflict(localized((t) => t.notLooked))
  await decidePaper(ctx, { id, ...decisionOf(decision) })
  return { message: deskPaperTexts.in(ctx.language).done[decision.result] }
}

interface Query {
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

export const listProfessionals = async ({ db, clock }: Context, { q = "", ...query }: Query) => {
  const id = looksLikeId(q) ? q.toLowerCase() : undefined
  const rows = await findProfessionals(db, { ...query, id, patterns: id ? [] : likePatterns(q) })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  const professionals = page.map(({ offers_architecture, ...row }) => ({
    ...row,
    is_verified: isVerified(readChecks(row.checks, offers_architecture, clock()), offers_architecture),
  }))
  return { professionals, next }
}

export const verify = async (ctx: Context, { id, check, ...decision }: Decision & { id: string; check: CheckKind }) => {
  const email = await findProfessionalEmail(ctx.db, id)
  if (!email) throw notFound(localized((t) => t.professional))
  const waiting = (await listWaiting(ctx.db, id)).get(check)
  const looked = await findLookedAt(ctx.db, ctx.actor.account_id, waiting ? [waiting.id] : [])
  const { number, ...decided } = decisionOf(decision)
  const { is_verified } = await recordChecks(ctx, {
    ...{ ...decided, email, looked, kinds: [check], by: ctx.actor.full_name },
    numbers: check === "kyc" ? {} : { [check]: number },
  })
  return { message: deskPaperTexts.in(ctx.language).done[decision.result], is_verified }
}
