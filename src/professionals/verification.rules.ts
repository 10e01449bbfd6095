// The numbers that registers give to professionals, as they are written there.

export type NumberedCheck = Exclude<CheckKind, "kyc">

/** An identity has no number that we keep. */
export const hasNumber = (kind: CheckKind): kind is NumberedCheck => kind !== "kyc"

/** As the register writes it; undefined: no such number can exist. */
export const registrationNumber = (kind: NumberedCheck, typed: string): string | undefined => {
  const number = typed.replace(/\s/g, "").toUpperCase()
  return isRegistrationNumber[kind](number) ? number : undefined
}

/** Five digits, and six for those who came after 99,999. */
const COUNCIL = /^CA\/(19[7-9]|20\d)\d\/\d{5,6}$/

/** State, PAN, which registration of it in that state, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

const isRegistrationNumber: Record<NumberedCheck, (number: string) => boolean> = {
  coa: (number) => COUNCIL.test(number),
  gst: (number) => GSTIN.test(number) && gstCheckDigit(number.slice(0, 14)) === number[14],
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Luhn's method to the base of 36, every second place counted twice. */
export const gstCheckDigit = (first: string): string => {
  const sum = [...first].reduce((total, digit, place) => {
    const product = DIGITS.indexOf(digit) * (1 + (place % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36]!
}

/** What can be checked about a professional. A badge counts only while every check it needs is approved and in date. */
export const checkKinds = ["kyc", "coa", "gst"] as const
export type CheckKind = (typeof checkKinds)[number]
export type CheckState = "approved" | "expired" | "not_verified"

/** GST is shown, never required: small practices need none. */
export const neededChecks = (offersArchitecture: boolean): CheckKind[] =>
  offersArchitecture ? ["kyc", "coa"] : ["kyc"]

/** Those of which the profile says what came of them. */
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
