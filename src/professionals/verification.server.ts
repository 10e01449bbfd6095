// Somebody looked at a professional's papers: the result is recorded, with its day and its end, in the transaction of
// the caller. The badge and the rank in search follow the rows by themselves. `npm run verify` uses it until the
// admin's desk does.

import { recordAudit } from "../accounts/audit.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { invalid, Problem } from "../platform/problem.ts"
import { say, type Worded } from "../platform/words/language.ts"
import { professionalProblems } from "./professional.problems.words.ts"
import { findCandidate, listChecks, upsertChecks } from "./verification.queries.server.ts"
import { type CheckKind, isVerified, readChecks } from "./verification.rules.ts"

export interface CheckedPapers {
  email: string
  /** Empty: what this professional's badge needs. */
  kinds: readonly CheckKind[]
  result: "approved" | "refused"
  note?: string | undefined
  /** Only an approval ends; a year from now unless said. */
  validUntil?: Date | undefined
}

const YEAR_MS = 365 * DAY_MS

/** Needs an open transaction in `ctx.db`. Returns what stands afterwards. */
export const recordChecks = async (ctx: Pick<Ctx, "db" | "actor" | "clock">, papers: CheckedPapers) => {
  const now = ctx.clock()
  const { professional_id, business_name, offers_architecture } = await candidateOf(ctx, papers.email)
  const kinds = kindsOf(papers, offers_architecture)
  const { result, note = null } = papers
  const valid_until = result === "approved" ? (papers.validUntil ?? new Date(now.getTime() + YEAR_MS)) : null
  if (valid_until && valid_until <= now)
    throw invalid({ valid_until: say(professionalProblems, (t) => t.approvalOver) })

  const by = ctx.actor?.account_id ?? null
  const row = { professional_id, result, note, checked_at: now, valid_until, checked_by: by }
  await upsertChecks(
    ctx.db,
    kinds.map((kind) => ({ ...row, kind })),
  )
  const details = { kinds, result, note, valid_until }
  await recordAudit(ctx.db, {
    account_id: by,
    act: "record_checks",
    subject: professional_id,
    details,
    ip_address: null,
    at: now,
  })
  return { business_name, ...(await standing(ctx, professional_id, offers_architecture)) }
}

const candidateOf = async ({ db }: Pick<Ctx, "db">, email: string) => {
  const found = await findCandidate(db, email.trim().toLowerCase())
  if (!found) throw absent(say(professionalProblems, (t) => t.noAccount(email)))
  const { professional_id, business_name, offers_architecture } = found
  if (professional_id === null || business_name === null) {
    throw absent(say(professionalProblems, (t) => t.notProfessional(email)))
  }
  return { professional_id, business_name, offers_architecture }
}

const absent = (said: Worded) => new Problem("not_found", said)

const kindsOf = ({ kinds, email }: CheckedPapers, offersArchitecture: boolean): CheckKind[] => {
  if (kinds.length === 0) return offersArchitecture ? ["kyc", "coa"] : ["kyc"]
  if (kinds.includes("coa") && !offersArchitecture) {
    throw invalid({ check: say(professionalProblems, (t) => t.noArchitecture(email)) })
  }
  return [...new Set(kinds)]
}

const standing = async (ctx: Pick<Ctx, "db" | "clock">, professionalId: string, offersArchitecture: boolean) => {
  const rows = await listChecks(ctx.db, professionalId)
  const onTheWire = rows.map((row) => ({
    ...row,
    kind: row.kind as CheckKind,
    checked_at: row.checked_at.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
  }))
  const states = readChecks(onTheWire, offersArchitecture, ctx.clock())
  const stateOf = (kind: CheckKind) => states.find((check) => check.kind === kind)?.state
  return {
    is_verified: isVerified(states, offersArchitecture),
    checks: onTheWire.map((check) => ({ ...check, is_expired: stateOf(check.kind) === "expired" })),
  }
}
