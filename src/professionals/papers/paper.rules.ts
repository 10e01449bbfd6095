/** What is given for a check, what is wrong with it, and how long what of it is kept. Pure; the form and the call ask it. */
import { DAY_MS } from "../../platform/days.ts"
import { visibleLine } from "../../platform/visible-text.rules.ts"
import { type CheckKind, checkKinds, registrationNumber, shownChecks } from "../verification.rules.ts"
import { gstStates } from "./gst-states.rules.ts"

/** The checks, and licences that no check is about. */
export const paperChecks = [...checkKinds, "other"] as const
export type PaperCheck = (typeof paperChecks)[number]

export type PaperStatus = "waiting" | "approved" | "refused" | "withdrawn"
export type PaperState = PaperStatus | "expired"

/** `note`: characters of the reason of a decision. */
export const LIMITS = { number: 40, title: 80, licences: 10, note: 500 } as const

/** Days before its end on which the owner of a paper is told of it. */
export const WARNING_DAYS = { first: 30, last: 7 } as const

/** Business days in which papers are usually checked (specification 2 §9). */
export const CHECKING_DAYS = "2-3"

/** Where their numbers are looked up. */
export const registers = { coa: "https://www.coa.gov.in", gst: "https://www.gst.gov.in" } as const

export const isCheckKind = (check: PaperCheck): check is CheckKind => check !== "other"

/** What a professional is asked for, in the order of the page. */
export const checksFor = (offersArchitecture: boolean): PaperCheck[] => [...shownChecks(offersArchitecture), "other"]

/** Undefined while it is no GST number, and where no state has its digits. */
export const gstState = (typed: string): string | undefined => {
  const number = registrationNumber("gst", visibleLine(typed))
  return number && gstStates[number.slice(0, 2)]
}

/** As it is kept; null: none is. Only of what has no violation. */
export const paperNumber = (check: PaperCheck, typed: string): string | null => {
  if (check === "kyc") return null
  const line = visibleLine(typed).trim()
  if (check === "other") return line.toUpperCase() || null
  return registrationNumber(check, line) ?? null
}

/** Enough to tell one from another in a list: its end, of four characters or of half of it. */
export const maskedNumber = (number: string) => {
  const characters = [...number]
  return `…${characters.slice(Math.max(characters.length - 4, Math.ceil(characters.length / 2))).join("")}`
}

interface Given {
  check: PaperCheck
  number: string
  title: string
  hasFile: boolean
}

interface Violation {
  field: "number" | "title" | "file_id"
  /** Its sentence stands in paperFormTexts. */
  rule:
    | "no_file"
    | "no_number"
    | "long_number"
    | "coa_number"
    | "gst_number"
    | "gst_state"
    | "no_title"
    | "nothing_given"
}

export const paperViolation = ({ check, number, title, hasFile }: Given): Violation | undefined => {
  if (check === "kyc") return hasFile ? undefined : { field: "file_id", rule: "no_file" }
  if (check === "other") {
    if (visibleLine(title).trim() === "") return { field: "title", rule: "no_title" }
    const kept = paperNumber(check, number)
    // In capitals "ß" is two letters.
    if (kept && kept.length > LIMITS.number) return { field: "number", rule: "long_number" }
    return hasFile || kept ? undefined : { field: "number", rule: "nothing_given" }
  }
  if (number.trim() === "") return { field: "number", rule: "no_number" }
  if (paperNumber(check, number) === null) return { field: "number", rule: `${check}_number` }
  return check === "gst" && !gstState(number) ? { field: "number", rule: "gst_state" } : undefined
}

interface Decided {
  status: PaperStatus
  /** Instant, ISO. */
  valid_until: string | null
}

/** At an instant. */
export const paperState = ({ status, valid_until }: Decided, now: Date): PaperState =>
  status === "approved" && valid_until !== null && Date.parse(valid_until) <= now.getTime() ? "expired" : status

/** What a card says of all that was given for its check: what stands comes before what is on its way to take its place. */
export const stateOfCheck = (states: readonly PaperState[]): PaperState | undefined =>
  (["approved", "waiting", "refused", "expired", "withdrawn"] as const).find((state) => states.includes(state))

/** It is time for the next one. */
export const endsSoon = (valid_until: string | null, now: Date) =>
  valid_until !== null && Date.parse(valid_until) - now.getTime() <= WARNING_DAYS.first * DAY_MS
