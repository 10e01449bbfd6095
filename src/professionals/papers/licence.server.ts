// A licence that no check is about was looked at: decided as it waits, by its title, and its owner is told. Nothing of it
// stands on the profile.
import { recordAudit } from "../../accounts/audit.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { Problem } from "../../platform/problem.ts"
import { papersChecked } from "../verification.notifications.server.ts"
import { candidateOf, checkerOf, endOf } from "../verification.server.ts"
import { listPapers, lockProfessional, type PaperRow } from "./paper.queries.server.ts"
import { isApproved, settlePaper } from "./settle-paper.server.ts"
import { paperProblems } from "./texts.ts"

export interface CheckedLicence {
  email: string
  title: string
  /** The name of who looked. */
  by: string | undefined
  result: "approved" | "refused"
  /** Of a refusal it is the reason, and the professional is told it. */
  note?: string | undefined
  /** Else the last day that its owner says; none of those: it does not end. */
  validUntil?: Date | undefined
}

/** Needs an open transaction in `ctx.db`. */
export const recordLicence = async (ctx: Pick<Ctx, "db" | "actor" | "clock">, checked: CheckedLicence) => {
  const { db, actor, clock } = ctx
  const { result, note = null } = checked
  const now = clock()
  const candidate = await candidateOf(ctx, checked.email)
  const { professional_id, business_name } = candidate
  const checker = checkerOf(checked.by)
  await lockProfessional(db, professional_id)
  const licence = titled(await listPapers(db, professional_id), checked.title)
  const valid_until = endOfLicence(checked, licence, now)
  const key = { professional_id, kind: licence.kind, title: licence.title }
  const still_stands = result === "refused" && (await isApproved(db, key, now))
  const reason = result === "refused" ? note : null
  const decision = { result, number: licence.number, reason, checker, valid_until, at: now }
  await settlePaper(db, key, decision, still_stands)
  await recordAudit(db, {
    ...{
      account_id: actor?.account_id ?? null,
      act: "record_checks",
      subject: professional_id,
      ip_address: null,
      at: now,
    },
    details: { licence: licence.title, result, note, valid_until, checker },
  })
  const end = valid_until?.toISOString() ?? null
  const told = { professional_id, kinds: [], licence: licence.title, result, checker, reason, valid_until: end }
  await notify(db, papersChecked, { ...told, still_stands }, [{ ...candidate, side: "professional" }], now)
  return { business_name, title: licence.title, result, valid_until }
}

const titled = (papers: readonly PaperRow[], title: string) => {
  const waiting = papers.filter(({ kind, status }) => kind === "other" && status === "waiting")
  const found = waiting.find((one) => one.title.toLowerCase() === title.trim().toLowerCase())
  if (found) return found
  const titles = waiting.map((one) => one.title)
  throw new Problem(
    "not_found",
    localize(paperProblems, (t) => t.noLicence(title, titles)),
  )
}

const endOfLicence = ({ result, validUntil }: CheckedLicence, licence: PaperRow, now: Date) => {
  const end = validUntil ?? licence.valid_until
  return result === "approved" && end ? endOf(end, now) : null
}
