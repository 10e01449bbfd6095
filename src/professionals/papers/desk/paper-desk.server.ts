// The desk's side of papers: what waits, a look at one, and the decision; for the page and for `npm run verify`.

import { pageOf } from "../../../platform/api/page.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../../platform/problem.ts"
import { checkerOf } from "../../checked-papers.server.ts"
import { hasNumber } from "../../verification.rules.ts"
import { recordChecks } from "../../verification.server.ts"
import * as queries from "../paper.queries.server.ts"
import { isCheckKind, maskedNumber } from "../paper.rules.ts"
import { toPaper } from "../paper.server.ts"
import { recordPaperLook } from "../paper-files.server.ts"
import { paperProblems } from "../texts.ts"
import { recordLicence } from "./licence.server.ts"

const localized = localizerOf(paperProblems)

interface Page {
  limit: number
  cursor?: string | undefined
}

/** The oldest first, without what is in them: of a number its end, of a file that there is one. */
export const listWaitingPapers = async ({ db, clock }: Pick<Ctx, "db" | "clock">, page: Page) => {
  const rows = await queries.listWaitingPapers(db, page)
  const { page: papers, next } = pageOf(rows, page.limit, ({ id }) => id)
  return { papers: papers.map((row) => inList(withOwner(row, clock()))), next }
}

type WithOwner = Awaited<ReturnType<typeof queries.listWaitingPapers>>[number]

const withOwner = (row: WithOwner, now: Date) => {
  const { professional_id: provider_id, account_id, business_name, full_name, email } = row
  return { ...toPaper(row, now), owner: { provider_id, account_id, business_name, full_name, email } }
}

const inList = ({ number, file, ...paper }: ReturnType<typeof withOwner>) => ({
  ...paper,
  number: number && maskedNumber(number),
  file: file && { kind: file.kind },
})

/** Null: at the machine's own command line. */
type LookCtx = Pick<Ctx, "db" | "actor" | "clock"> & { network: string | null }

/**
 * The look is recorded.
 * @param by the name of who looks, where no administrator is signed in
 */
export const lookAtPaper = async (
  { db, actor, network, clock }: LookCtx,
  { id, by }: { id: string; by?: string | undefined },
) => {
  const who = actor ? { account_id: actor.account_id } : { account_id: null, by: checkerOf(by) }
  const paper = await queries.findAnyPaper(db, id)
  if (!paper) throw notFound(localized((t) => t.thing))
  await recordPaperLook(db, { paper, ...who, network, at: clock() })
  return { paper: withOwner(paper, clock()) }
}

interface Decision {
  id: string
  result: "approved" | "refused"
  /** Found in the register, where it is another one than was given. */
  number?: string | undefined
  /** Of a refusal it is the reason, and the professional is told it. */
  note?: string | undefined
  validUntil?: Date | undefined
  /** The name of who looked, where no administrator is signed in. */
  by?: string | undefined
}

/**
 * Once; of two at the desk the second is told so, and so is whoever looked at what was replaced since: the next paper has an id
 * of its own. Needs an open transaction in `ctx.db`.
 */
export const decidePaper = async (
  ctx: Pick<Ctx, "db" | "actor" | "clock"> & { network?: string | null },
  { id, number, by = ctx.actor?.full_name, ...decision }: Decision,
) => {
  const paper = await lockWaiting(ctx.db, id)
  const { email, kind } = paper
  if (number && (!isCheckKind(kind) || !hasNumber(kind))) throw invalid({ number: localized((t) => t.noNumber) })
  if (!isCheckKind(kind)) return { licence: await recordLicence(ctx, { ...decision, licence: paper, by }) }
  const checked = { ...decision, email, kinds: [kind], looked: [id], numbers: { [kind]: number }, by }
  return { checks: await recordChecks(ctx, checked) }
}

const lockWaiting = async (db: Ctx["db"], id: string) => {
  const found = await queries.findAnyPaper(db, id)
  if (!found) throw notFound(localized((t) => t.thing))
  await queries.lockProfessional(db, found.professional_id)
  const paper = await queries.findAnyPaper(db, id)
  if (paper?.status !== "waiting")
    throw conflict(localized((t) => (paper?.checker ? t.decidedBy(paper.checker) : t.decided)))
  return paper
}
