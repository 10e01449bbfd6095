// Whose papers somebody looked at, and what they say of them: read, and refused where it cannot be recorded.

import type { Ctx } from "../platform/context.server.ts"
import { type Localized, languageNamed, localize } from "../platform/language/language.ts"
import { conflict, invalid, Problem } from "../platform/problem.ts"
import { secondLookProblems } from "./second-look/texts.ts"
import { professionalProblems } from "./texts.ts"
import { findCandidate } from "./verification.queries.server.ts"
import {
  type CheckKind,
  checkKinds,
  hasNumber,
  type NumberedCheck,
  neededChecks,
  registrationNumber,
} from "./verification.rules.ts"

const MAX_APPROVAL_YEARS = 20

export interface CheckedPapers {
  email: string
  /** Empty: those whose numbers are named; where none is, what this professional's badge needs. */
  kinds: readonly CheckKind[]
  /** Ids of the papers that were looked at: all that wait for these checks. */
  looked?: readonly string[]
  /** What was looked up in the registers; without it the number of the paper that waits. */
  numbers?: Partial<Record<NumberedCheck, string | undefined>>
  /** The name of who looked; the profile tells it. */
  by: string | undefined
  result: "approved" | "refused"
  /** Of a refusal it is the reason, and the professional is told it. */
  note?: string | undefined
  /** The administrator who has recorded it, where it needed a second one. */
  confirms?: { id: string }
  /** Only an approval ends; a year from now unless said. */
  validUntil?: Date | undefined
}

export const candidateOf = async ({ db }: Pick<Ctx, "db">, email: string) => {
  const found = await findCandidate(db, email.trim().toLowerCase())
  if (!found) throw absent(localize(professionalProblems, (t) => t.noAccount(email)))
  const { professional_id, business_name } = found
  if (professional_id === null || business_name === null) {
    throw absent(localize(professionalProblems, (t) => t.notProfessional(email)))
  }
  return { ...found, professional_id, business_name, language: languageNamed(found.language) }
}

const absent = (said: Localized) => new Problem("not_found", said)

export const kindsOf = (papers: CheckedPapers, offersArchitecture: boolean): CheckKind[] => {
  const looked = checkKinds.filter((kind) => papers.kinds.includes(kind) || statedNumber(papers, kind) !== undefined)
  if (looked.length === 0) return neededChecks(offersArchitecture)
  if (looked.includes("coa") && !offersArchitecture) {
    throw invalid({ check: localize(professionalProblems, (t) => t.noArchitecture(papers.email)) })
  }
  return looked
}

const statedNumber = ({ numbers }: CheckedPapers, kind: CheckKind) => (hasNumber(kind) ? numbers?.[kind] : undefined)

export const numberOf = (papers: CheckedPapers, kind: CheckKind, given: string | null | undefined): string | null => {
  if (!hasNumber(kind)) return null
  const typed = statedNumber(papers, kind) ?? given
  if (!typed) throw invalid({ number: localize(professionalProblems, (t) => t.numberMissing[kind]) })
  const number = registrationNumber(kind, typed)
  if (!number) throw invalid({ number: localize(professionalProblems, (t) => t.numberWrong[kind](typed)) })
  return number
}

export const checkerOf = (by: string | undefined): string => {
  const name = by?.trim()
  if (!name) throw invalid({ by: localize(professionalProblems, (t) => t.checkerMissing) })
  return name
}

/** Nobody decides about their own practice. */
export const refuseOneself = ({ actor }: Pick<Ctx, "actor">, { account_id }: { account_id: string }) => {
  if (actor?.account_id === account_id) throw conflict(localize(secondLookProblems, (t) => t.ownProfile))
}

/** Of an approval. */
export const endOf = (end: Date, now: Date) => {
  if (end <= now) throw invalid({ valid_until: localize(professionalProblems, (t) => t.approvalOver) })
  return end
}

/** Of what a badge says: with a year mistyped it would stand for good. A licence ends when it says. */
export const endOfCheck = (end: Date, now: Date) => {
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_APPROVAL_YEARS)
  if (end > latest)
    throw invalid({ valid_until: localize(professionalProblems, (t) => t.approvalTooLong(MAX_APPROVAL_YEARS)) })
  return endOf(end, now)
}
