// A check was decided, and with it what was given for it.
import type { Db } from "../../../platform/database/database.server.ts"
import { decidePaper, deletePapers, listPapers, type PaperDecision, type PaperKey } from "../paper.queries.server.ts"
import { type PaperCheck, paperState } from "../paper.rules.ts"
import { releaseFiles } from "../paper-files.server.ts"

export type WaitingPapers = ReadonlyMap<PaperCheck, { id: string; number: string | null }>

/** By check. */
export const listWaiting = async (db: Db, professionalId: string): Promise<WaitingPapers> => {
  const waiting = (await listPapers(db, professionalId)).filter(({ status }) => status === "waiting")
  return new Map(waiting.map((paper) => [paper.kind, paper]))
}

/** @param keepsApproval an approval in force stays beside the refusal. The professional must be locked. */
export const settlePaper = async (db: Db, key: PaperKey, decision: PaperDecision, keepsApproval: boolean) => {
  const replaced = keepsApproval ? (["refused", "withdrawn"] as const) : (["approved", "refused", "withdrawn"] as const)
  await releaseFiles(db, await deletePapers(db, key, replaced), decision.at)
  await decidePaper(db, key, decision)
}

/** Whether an approval for the same stands at that moment. */
export const isApproved = async (db: Db, { professional_id, kind, title = "" }: PaperKey, now: Date) =>
  (await listPapers(db, professional_id)).some(
    (one) =>
      one.kind === kind &&
      one.title.toLowerCase() === title.toLowerCase() &&
      paperState({ status: one.status, valid_until: one.valid_until?.toISOString() ?? null }, now) === "approved",
  )
