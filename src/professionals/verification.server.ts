// Somebody looked at a professional's papers: the result is recorded, with the number that was looked up, who looked, its
// day and its end, in the transaction of the caller, and the professional is told. What they gave for it (papers/) is decided
// with it, once it is named as looked at: whoever replaces a paper meanwhile gets no badge for what nobody saw. The badge and
// the rank in search follow the rows by themselves. The desk and `npm run verify` use it.

import { recordAudit } from "../accounts/audit.server.ts"
import { notify } from "../notifications/notify.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import { type Language, localize } from "../platform/language/language.ts"
import { conflict } from "../platform/problem.ts"
import {
  type CheckedPapers,
  candidateOf,
  checkerOf,
  endOfCheck,
  kindsOf,
  numberOf,
  refuseOneself,
} from "./checked-papers.server.ts"
import { listWaiting, settlePaper, type WaitingPapers } from "./papers/desk/settle-paper.server.ts"
import { lockProfessional } from "./papers/paper.queries.server.ts"
import { maskedNumber } from "./papers/paper.rules.ts"
import {
  deleteProposals,
  findCurrentProposal,
  insertProposal,
  kindsWithSecond,
} from "./second-look/second-look.queries.server.ts"
import { secondLookProblems } from "./second-look/texts.ts"
import { professionalProblems, verificationTexts } from "./texts.ts"
import { papersChecked } from "./verification.notifications.server.ts"
import { listChecks, onTheWire, upsertChecks } from "./verification.queries.server.ts"
import { type CheckKind, isVerified, readChecks } from "./verification.rules.ts"

const YEAR_MS = 365 * DAY_MS

/** Null: at the machine's own command line. */
type RecordingCtx = Pick<Ctx, "db" | "actor" | "clock"> & { network?: string | null }

/**
 * Needs an open transaction in `ctx.db`. Returns what stands afterwards; an approval that needs a second administrator does not
 * yet.
 */
export const recordChecks = async (ctx: RecordingCtx, papers: CheckedPapers) => {
  const now = ctx.clock()
  const candidate = await candidateOf(ctx, papers.email)
  const { professional_id, business_name, offers_architecture } = candidate
  refuseOneself(ctx, candidate)
  const kinds = kindsOf(papers, offers_architecture)
  const checker = checkerOf(papers.by)
  const isApproved = papers.result === "approved"
  const valid_until = isApproved ? endOfCheck(papers.validUntil ?? new Date(now.getTime() + YEAR_MS), now) : null

  await lockProfessional(ctx.db, professional_id)
  const waiting = await listWaiting(ctx.db, professional_id)
  refuseUnseen(waiting, kinds, papers.looked)
  const recorded = isApproved ? [] : await listChecks(ctx.db, professional_id)
  const found = kinds.map((kind) => {
    // A refusal is of the number that was approved, unless another one is named.
    const known = waiting.get(kind)?.number ?? recorded.find((check) => check.kind === kind)?.number
    return { kind, number: numberOf(papers, kind, known) }
  })
  const awaits_second = await needsSecond(ctx, papers, kinds)
  if (awaits_second) {
    await propose(ctx, { professional_id, note: papers.note ?? null, valid_until: valid_until!, found, waiting })
  } else {
    await decide(ctx, { candidate, papers, checker, valid_until, found, waiting, now })
  }
  return { business_name, awaits_second, ...(await verificationState(ctx, professional_id, offers_architecture)) }
}

interface Decision {
  candidate: Awaited<ReturnType<typeof candidateOf>>
  papers: CheckedPapers
  checker: string
  valid_until: Date | null
  found: readonly Found[]
  waiting: WaitingPapers
  now: Date
}

const decide = async (ctx: RecordingCtx, decision: Decision) => {
  const { papers, checker, valid_until, found, now } = decision
  const { professional_id } = decision.candidate
  const by = ctx.actor?.account_id ?? null
  const kept = await keptApprovals(ctx, decision)
  const kinds = found.map(({ kind }) => kind)
  const { result, note = null } = papers
  const row = { professional_id, result, note, checked_at: now, valid_until, ...whoChecked(papers, by), checker }
  const recorded = found.filter(({ kind }) => !kept.includes(kind)).map((one) => ({ ...row, ...one }))
  if (recorded.length > 0) await upsertChecks(ctx.db, recorded)
  await deleteProposals(ctx.db, professional_id, kinds)
  const settled = { result, reason: reasonOf(papers), checker, valid_until, at: now }
  for (const { kind, number } of found) {
    await settlePaper(ctx.db, { professional_id, kind }, { ...settled, number }, kept.includes(kind))
  }
  const numbers = Object.fromEntries(found.map(inRecord))
  const details = { kinds, numbers, result, note, valid_until, checker, ...(kept.length > 0 && { kept }) }
  const act = { account_id: by, act: "record_checks" as const, subject: professional_id, at: now }
  await recordAudit(ctx.db, { ...act, details, ip_address: ctx.network ?? null })
  await tell(ctx, decision, kept)
}

/** A paper that was to renew it is refused: what was approved stands until its day. */
const keptApprovals = async (ctx: RecordingCtx, { candidate, papers, found, waiting, now }: Decision) => {
  if (papers.result === "approved") return []
  const standing = await standingApprovals(ctx, candidate.professional_id, now)
  return standing.filter((kind) => waiting.has(kind) && found.some((one) => one.kind === kind))
}

const tell = async ({ db }: RecordingCtx, decision: Decision, kept: readonly CheckKind[]) => {
  const { candidate, papers, checker, found, now } = decision
  const { professional_id } = candidate
  const valid_until = decision.valid_until?.toISOString() ?? null
  const told = { professional_id, result: papers.result, checker, valid_until, reason: reasonOf(papers) }
  const people = [{ ...candidate, side: "professional" as const }]
  const decided = found.map(({ kind }) => kind).filter((kind) => !kept.includes(kind))
  if (decided.length > 0) await notify(db, papersChecked, { ...told, kinds: decided }, people, now)
  if (kept.length > 0) await notify(db, papersChecked, { ...told, kinds: [...kept], still_stands: true }, people, now)
}

const reasonOf = ({ result, note }: CheckedPapers) => (result === "refused" ? (note ?? null) : null)

const whoChecked = ({ confirms }: CheckedPapers, by: string | null) =>
  confirms ? { checked_by: confirms.id, confirmed_by: by } : { checked_by: by, confirmed_by: null }

/** A GST number holds the PAN of who has it, so its end alone stands in the record. */
const inRecord = ({ kind, number }: Found) => [kind, number && kind === "gst" ? maskedNumber(number) : number]

interface Found {
  kind: CheckKind
  number: string | null
}

const needsSecond = async ({ db, actor }: RecordingCtx, papers: CheckedPapers, kinds: readonly CheckKind[]) => {
  if (papers.result === "refused" || papers.confirms) return false
  const needed = (await kindsWithSecond(db, kinds)).length > 0
  if (needed && !actor) throw conflict(localize(secondLookProblems, (t) => t.atTheDesk))
  return needed
}

interface Proposal {
  professional_id: string
  note: string | null
  valid_until: Date
  found: readonly Found[]
  waiting: WaitingPapers
}

const propose = async (ctx: RecordingCtx, { professional_id, found, waiting, ...proposed }: Proposal) => {
  const { db, actor, clock } = ctx
  const [proposed_at, proposed_by] = [clock(), actor!.account_id]
  for (const { kind, number } of found) {
    const standing = await findCurrentProposal(db, professional_id, kind)
    if (standing) throw conflict(localize(secondLookProblems, (t) => t.proposed(standing.proposed_by)))
    await deleteProposals(db, professional_id, [kind])
    const paper_id = waiting.get(kind)?.id ?? null
    const row = { id: newId(), professional_id, kind, number, paper_id, proposed_by, proposed_at, ...proposed }
    await insertProposal(db, row)
  }
  const details = { numbers: Object.fromEntries(found.map(inRecord)), ...proposed }
  const act = { account_id: proposed_by, act: "propose_check" as const, subject: professional_id, at: proposed_at }
  await recordAudit(db, { ...act, details, ip_address: ctx.network ?? null })
}

const refuseUnseen = (waiting: WaitingPapers, kinds: readonly CheckKind[], looked: readonly string[] = []) => {
  const unseen = kinds.filter((kind) => {
    const paper = waiting.get(kind)
    return paper && !looked.includes(paper.id)
  })
  if (unseen.length === 0) return
  const titlesIn = (language: Language) => unseen.map((kind) => verificationTexts.in(language).checks[kind].title)
  throw conflict((language) => professionalProblems.in(language).paperWaits(titlesIn(language)))
}

const standingApprovals = async ({ db }: Pick<Ctx, "db">, professionalId: string, now: Date) =>
  readChecks((await listChecks(db, professionalId)).map(onTheWire), true, now)
    .filter(({ state }) => state === "approved")
    .map(({ kind }) => kind)

const verificationState = async (
  ctx: Pick<Ctx, "db" | "clock">,
  professionalId: string,
  offersArchitecture: boolean,
) => {
  const checks = (await listChecks(ctx.db, professionalId)).map(onTheWire)
  const states = readChecks(checks, offersArchitecture, ctx.clock())
  const stateOf = (kind: CheckKind) => states.find((check) => check.kind === kind)?.state
  return {
    is_verified: isVerified(states, offersArchitecture),
    checks: checks.map((check) => ({ ...check, is_expired: stateOf(check.kind) === "expired" })),
  }
}
