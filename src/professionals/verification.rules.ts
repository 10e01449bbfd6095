/** What can be checked about a professional. A badge counts only while every check it needs is approved and in date. */
export const checkKinds = ["kyc", "coa", "gst"] as const
export type CheckKind = (typeof checkKinds)[number]
export type CheckState = "approved" | "expired" | "not_verified"

/** GST is shown, never required: small practices need none. */
export const neededChecks = (offersArchitecture: boolean): CheckKind[] =>
  offersArchitecture ? ["kyc", "coa"] : ["kyc"]

export const shownChecks = (offersArchitecture: boolean): CheckKind[] =>
  offersArchitecture ? ["kyc", "coa", "gst"] : ["kyc", "gst"]

export const isVerified = (checks: readonly { kind: CheckKind; state: CheckState }[], offersArchitecture: boolean) =>
  neededChecks(offersArchitecture).every((kind) =>
    checks.some((check) => check.kind === kind && check.state === "approved"),
  )

export interface CheckRow {
  kind: CheckKind
  result: string
  checked_at: string
  valid_until: string | null
  number: string | null
  checker: string | null
}

const notVerified = {
  state: "not_verified",
  checked_at: null,
  valid_until: null,
  number: null,
  checked_by: null,
} as const

/**
 * A refused check is told as not verified: why it was refused is between the professional and the desk. The Council's
 * register is open to everybody, so its number is told; a GST number holds the PAN of who has it.
 */
export const readChecks = (rows: readonly CheckRow[], offersArchitecture: boolean, now: Date) =>
  shownChecks(offersArchitecture).map((kind) => {
    const row = rows.find((one) => one.kind === kind && one.result === "approved")
    if (!row) return { kind, ...notVerified }
    const isOver = row.valid_until !== null && Date.parse(row.valid_until) <= now.getTime()
    return {
      kind,
      state: isOver ? ("expired" as const) : ("approved" as const),
      checked_at: row.checked_at,
      valid_until: row.valid_until,
      number: kind === "coa" ? row.number : null,
      checked_by: row.checker,
    }
  })
