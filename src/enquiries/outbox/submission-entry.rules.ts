import type { FormValues } from "../../platform/form/form-check.ts"
import type { OutboxEntry } from "../../platform/outbox/outbox.rules.ts"
import type { SubmissionKind } from "../submission.rules.ts"

/** What public forms send: each kind by a call of its own. */
export type OutboxKind = SubmissionKind | "grievance"

/** A submission as the browser stores it until the server has acknowledged it (docs/decisions/0032). */
export interface SubmissionEntry extends OutboxEntry {
  kind: OutboxKind
  /** The form that it was typed into, and its page: it returns there where the server refuses it. */
  form: string
  page: string
  typed: FormValues
}

/** A short preview to recognise it by: the beginning of its longest text. */
export const previewOf = ({ typed }: Pick<SubmissionEntry, "typed">) => {
  const texts = Object.values(typed).filter((one) => typeof one === "string")
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? ""
  const line = longest.trim().replaceAll(/\s+/g, " ")
  if (line.length <= MAX_PREVIEW) return line
  const cut = line.slice(0, MAX_PREVIEW).toWellFormed()
  const end = cut.lastIndexOf(" ")
  return `${(end > MAX_PREVIEW / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
const MAX_PREVIEW = 50
