// What a professional gives so that they can be checked: given, replaced while it waits, withdrawn. Only the owner and the
// desk see it (docs/decisions/0053).

import { recordAudit } from "../../accounts/audit.server.ts"
import { claimFile, describeFile } from "../../files/file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { fromIndianTime } from "../../platform/time.ts"
import { deleteCheck, listChecks, onTheWire } from "../verification.queries.server.ts"
import { isVerified, readChecks } from "../verification.rules.ts"
import * as queries from "./paper.queries.server.ts"
import { isCheckKind, LIMITS, paperNumber, paperState, paperViolation } from "./paper.rules.ts"
import type { GivenPaper, OwnPaper } from "./paper.schema.ts"
import { releaseFiles } from "./paper-files.server.ts"
import { FILE_DAYS } from "./paper-retention.rules.ts"
import { paperProblems } from "./texts.ts"

type Professional = Ctx<"professional">

const localized = localizerOf(paperProblems)

export const getPapers = async ({ db, actor, clock }: Professional) => {
  const id = actor.professional_id ?? ""
  const { offers_architecture, city, state } = await ownerOf(db, id)
  const papers = await queries.listPapers(db, id)
  const checks = readChecks((await listChecks(db, id)).map(onTheWire), offers_architecture, clock())
  return {
    is_verified: isVerified(checks, offers_architecture),
    offers_architecture,
    home: { city, state },
    file_days: FILE_DAYS,
    papers: papers.map((row) => toPaper(row, clock())),
  }
}

const ownerOf = async (db: Professional["db"], id: string) => {
  const owner = await queries.findOwner(db, id)
  if (!owner) throw notFound(localized((t) => t.professional))
  return owner
}

export const toPaper = (row: queries.PaperRow, now: Date): OwnPaper => {
  const { id, title, number, reason, file_id, names, document_name, bytes, width, height, placeholder } = row
  const [decided_at, valid_until] = [row.decided_at?.toISOString() ?? null, row.valid_until?.toISOString() ?? null]
  const file =
    file_id && names ? describeFile({ id: file_id, names, document_name, bytes, width, height, placeholder }) : null
  return {
    ...{ id, check: row.kind, title, number, decided_at, valid_until, reason, checked_by: row.checker },
    state: paperState({ status: row.status, valid_until }, now),
    given_at: row.given_at.toISOString(),
    file: file && { kind: file.kind, name: file.name, urls: file.urls, ends_at: fileEnd(row.decided_at) },
  }
}

/** While it waits its file stays. */
const fileEnd = (decidedAt: Date | null) =>
  decidedAt && new Date(decidedAt.getTime() + FILE_DAYS * DAY_MS).toISOString()

export const givePaper = async (ctx: Professional, { id: _, ...given }: GivenPaper & { id: string }) => {
  const { db, actor, clock, language } = ctx
  const { check, file_id } = given
  const professional_id = actor.professional_id ?? ""
  await queries.lockProfessional(db, professional_id)
  const { offers_architecture } = await ownerOf(db, professional_id)
  if (check === "coa" && !offers_architecture) throw conflict(localized((t) => t.noArchitecture))
  const now = clock()
  const paper = paperOf(given, now)
  if (file_id) await claimFile(db, { account_id: actor.account_id, id: file_id, purpose: "paper" }, now)
  const key = { professional_id, kind: check, title: paper.title }
  // An approval stands until the new paper is decided.
  await releaseFiles(db, await queries.deletePapers(db, key, ["waiting", "refused", "withdrawn"]), now)
  if (check === "other" && (await queries.countLicences(db, professional_id, paper.title)) >= LIMITS.licences)
    throw conflict(localized((t) => t.tooMany(LIMITS.licences)))
  const paperId = await queries.insertPaper(db, { ...key, ...paper, file_id: file_id ?? null, given_at: now })
  return { message: paperProblems.in(language).given, paper: { id: paperId, state: "waiting" as const } }
}

/** What is kept of it. */
const paperOf = ({ check, number, title, file_id, valid_until }: GivenPaper, now: Date) => {
  const violation = paperViolation({ check, number, title, hasFile: file_id !== undefined })
  if (violation) throw invalid({ [violation.field]: localized((t) => t.rules[violation.rule]()) })
  const isOther = check === "other"
  const end = isOther && valid_until ? fromIndianTime(valid_until, "23:59:59") : undefined
  if (end && end <= now) throw invalid({ valid_until: localized((t) => t.rules.over()) })
  return { title: isOther ? title : "", number: paperNumber(check, number), valid_until: end ?? null }
}

/** A second time changes nothing. */
export const withdrawPaper = async (ctx: Professional, { paperId }: { paperId: string }) => {
  const { db, actor, language } = ctx
  const professional_id = actor.professional_id ?? ""
  await queries.lockProfessional(db, professional_id)
  const paper = await queries.findPaper(db, professional_id, paperId)
  if (!paper) throw notFound(localized((t) => t.thing))
  if (paper.status !== "withdrawn") await withdraw(ctx, paper)
  return { message: paperProblems.in(language).withdrawn }
}

const withdraw = async ({ db, actor, clock, network }: Professional, paper: queries.PaperRow) => {
  const now = clock()
  const { id, professional_id, kind, title, status, file_id } = paper
  const isLeft = isCheckKind(kind) && !(await hasOthers(db, paper))
  if (isLeft) await queries.markWithdrawn(db, id, now)
  else await queries.deletePaper(db, id)
  if (file_id) await releaseFiles(db, [file_id], now)
  if (status !== "approved" && status !== "refused") return
  if (isCheckKind(kind)) await deleteCheck(db, professional_id, kind, status)
  const details = { professional_id, check: kind, title, result: status }
  await recordAudit(db, {
    ...{ account_id: actor.account_id, act: "withdraw_paper", subject: id, details, ip_address: network, at: now },
  })
}

/** Another one for the same check, by which the page says what stands. */
const hasOthers = async (db: Professional["db"], { id, professional_id, kind }: queries.PaperRow) =>
  (await queries.listPapers(db, professional_id)).some((one) => one.kind === kind && one.id !== id)
