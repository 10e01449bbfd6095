// What an administrator does with papers and checks on the page: they decide what they have looked at, under their own name.

import { hasDeskRole } from "../../../platform/actor.ts"
import { pageOf } from "../../../platform/api/page.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../../platform/problem.ts"
import { likePatterns, looksLikeId } from "../../../platform/search-terms.ts"
import { fromIndianTime } from "../../../platform/time.ts"
import { isConfirmedByNobody } from "../../second-look/second-look.server.ts"
import { secondLookProblems } from "../../second-look/texts.ts"
import { type CheckKind, isVerified, readChecks } from "../../verification.rules.ts"
import { recordChecks } from "../../verification.server.ts"
import { lockProfessional } from "../paper.queries.server.ts"
import { maskedNumber } from "../paper.rules.ts"
import { deskPaperTexts, paperProblems } from "../texts.ts"
import { decidePaper, lookAtPaper } from "./paper-desk.server.ts"
import { listWaiting } from "./settle-paper.server.ts"
import {
  findLastCheck,
  findLookedAt,
  findProfessionalEmail,
  findProfessionals,
} from "./verification-desk.queries.server.ts"

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
  const { checks } = await decidePaper(ctx, { id, ...decisionOf(decision) })
  return { message: await doneMessage(ctx, checks?.awaits_second ?? false, decision.result) }
}

interface Query {
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

export const listProfessionals = async ({ db, clock, actor }: Context, { q = "", ...query }: Query) => {
  const id = looksLikeId(q) ? q.toLowerCase() : undefined
  const rows = await findProfessionals(db, { ...query, id, patterns: id ? [] : likePatterns(q) })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  const professionals = page.map(({ offers_architecture, ...row }) => ({
    ...row,
    checks: hasDeskRole(actor, "desk") ? row.checks : row.checks.map(withMaskedGst),
    is_verified: isVerified(readChecks(row.checks, offers_architecture, clock()), offers_architecture),
  }))
  return { professionals, next }
}

const withMaskedGst = <C extends { kind: string; number: string | null }>(check: C) =>
  check.kind === "gst" && check.number ? { ...check, number: maskedNumber(check.number) } : check

type Verification = Decision & { id: string; check: CheckKind; seen_at?: string | undefined }

export const verify = async (ctx: Context, { id, check, seen_at, ...decision }: Verification) => {
  const email = await findProfessionalEmail(ctx.db, id)
  if (!email) throw notFound(localized((t) => t.professional))
  await lockProfessional(ctx.db, id)
  if (seen_at !== undefined) await refuseBehind(ctx, id, seen_at)
  const waiting = (await listWaiting(ctx.db, id)).get(check)
  const looked = await findLookedAt(ctx.db, ctx.actor.account_id, waiting ? [waiting.id] : [])
  const { number, ...decided } = decisionOf(decision)
  const { is_verified, awaits_second } = await recordChecks(ctx, {
    ...{ ...decided, email, looked, kinds: [check], by: ctx.actor.full_name },
    numbers: check === "kyc" ? {} : { [check]: number },
  })
  return { message: await doneMessage(ctx, awaits_second, decision.result), is_verified }
}

const doneMessage = async (ctx: Context, awaitsSecond: boolean, result: Decision["result"]) => {
  const { done } = deskPaperTexts.in(ctx.language)
  if (!awaitsSecond) return done[result]
  return (await isConfirmedByNobody(ctx)) ? done.proposedAlone : done.proposed
}

/** Whoever had the row before them while somebody else recorded a check decides anew. @param seenAt the last check of the row */
const refuseBehind = async ({ db }: Context, id: string, seenAt: string) => {
  const last = await findLastCheck(db, id)
  if (!last || last.checked_at.getTime() <= (Date.parse(seenAt) || 0)) return
  const name = last.checker
  throw conflict((language) => {
    const t = secondLookProblems.in(language)
    return t.faster(name ?? t.somebody)
  })
}
