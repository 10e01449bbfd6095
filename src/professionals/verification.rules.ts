/** What can be checked about a professional. A badge counts only while every check it needs is approved and in date. */
export const checkKinds = ["kyc", "coa", "gst"] as const
export type CheckKind = (typeof checkKinds)[number]
export type CheckState = "approved" | "expired" | "not_verified"

/** GST is shown, never required: small practices need none. */
const needed = (offersArchitecture: boolean): CheckKind[] => (offersArchitecture ? ["kyc", "coa"] : ["kyc"])

export const shownChecks = (offersArchitecture: boolean): CheckKind[] =>
  offersArchitecture ? ["kyc", "coa", "gst"] : ["kyc", "gst"]

export const isVerified = (checks: readonly { kind: CheckKind; state: CheckState }[], offersArchitecture: boolean) =>
  needed(offersArchitecture).every((kind) => checks.some((check) => check.kind === kind && check.state === "approved"))

interface CheckRow {
  kind: CheckKind
  result: string
  checked_at: string
  valid_until: string | null
}

/** A refused check is told as not verified: why it was refused is between the professional and the desk. */
export const readChecks = (rows: readonly CheckRow[], offersArchitecture: boolean, now: Date) =>
  shownChecks(offersArchitecture).map((kind) => {
    const row = rows.find((one) => one.kind === kind && one.result === "approved")
    if (!row) return { kind, state: "not_verified" as const, checked_at: null, valid_until: null }
    const isOver = row.valid_until !== null && Date.parse(row.valid_until) <= now.getTime()
    return {
      kind,
      state: isOver ? ("expired" as const) : ("approved" as const),
      checked_at: row.checked_at,
      valid_until: row.valid_until,
    }
  })
