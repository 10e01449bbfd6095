// A licence that no check is about was looked at: it is decided, and its owner is told. Nothing of it stands on the profile.
import { recordAudit } from "../../../accounts/audit.server.ts"
import { notify } from "../../../notifications/notify.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { candidateOf, checkerOf, endOf, refuseOneself } from "../../checked-papers.server.ts"
import { papersChecked } from "../../verification.notifications.server.ts"
import type { PaperRow } from "../paper.queries.server.ts"
import { isApproved, settlePaper } from "./settle-paper.server.ts"

interface CheckedLicence {
  /** It waits. */
  licence: PaperRow & { email: string }
  /** The name of who looked. */
  by: string | undefined
  result: "approved" | "refused"
  /** Of a refusal it is the reason, and the professional is told it. */
  note?: string | undefined
  /** Else the last day that its owner says; none of those: it does not end. */
  validUntil?: Date | undefined
}

/** Needs an open transaction in `ctx.db` that has locked the professional. */
export const recordLicence = async (
  ctx: Pick<Ctx, "db" | "actor" | "clock"> & { network?: string | null },
  checked: CheckedLicence,
) => {
  const { db, actor, clock } = ctx
  const { licence, result, note = null } = checked
  const now = clock()
  const candidate = await candidateOf(ctx, licence.email)
  refuseOneself(ctx, candidate)
  const { professional_id, business_name } = candidate
  const checker = checkerOf(checked.by)
  const valid_until = endOfLicence(checked, now)
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
      ip_address: ctx.network ?? null,
      at: now,
    },
    details: { licence: licence.title, number: licence.number, result, note, valid_until, checker },
  })
  const end = valid_until?.toISOString() ?? null
  const told = { professional_id, kinds: [], licence: licence.title, result, checker, reason, valid_until: end }
  await notify(db, papersChecked, { ...told, still_stands }, [{ ...candidate, side: "professional" }], now)
  return { business_name, title: licence.title, result, valid_until }
}

const endOfLicence = ({ licence, result, validUntil }: CheckedLicence, now: Date) => {
  const end = validUntil ?? licence.valid_until
  return result === "approved" && end ? endOf(end, now) : null
}
