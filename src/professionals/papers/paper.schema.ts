import { z } from "zod"
import { anyId } from "../../platform/id.schema.ts"
import { anyLine } from "../../platform/visible-text.schema.ts"
import { LIMITS, paperChecks } from "./paper.rules.ts"

const check = z.enum(paperChecks)
const checkMeaning = "kyc: identity and address; coa: Council of Architecture; other: another licence"

export const givenPaper = z.object({
  check: check.describe(checkMeaning),
  number: anyLine(LIMITS.number).default("").describe("Needed for gst and coa; none is kept of kyc"),
  file_id: anyId.optional().describe("Of the purpose paper; needed for kyc"),
  title: anyLine(LIMITS.title).default("").describe("What another licence is called"),
  valid_until: z.iso.date().optional().describe("Of another licence: its last day"),
})
export type GivenPaper = z.output<typeof givenPaper>

/** The same as fields of a form. */
export const paperFields = z.object({
  check,
  title: anyLine(LIMITS.title).default(""),
  number: anyLine(LIMITS.number).default(""),
  valid_until: z.string().default(""),
  file_id: z.string().default(""),
  /** What the file is called, so that a reload still says it. */
  file_name: z.string().default(""),
})

export const ownPaper = z.object({
  id: z.string(),
  check: check.describe(checkMeaning),
  title: z.string().describe("Of another licence; else empty"),
  number: z.string().nullable(),
  state: z.enum(["waiting", "approved", "refused", "withdrawn", "expired"]),
  given_at: z.string().describe("Instant"),
  decided_at: z.string().nullable().describe("Instant; null while it waits"),
  valid_until: z.string().nullable().describe("Instant; while it waits what its owner says"),
  reason: z.string().nullable().describe("Of a refusal"),
  checked_by: z.string().nullable(),
  file: z
    .object({
      kind: z.enum(["picture", "document"]),
      name: z.string().nullable().describe("Of a document"),
      urls: z.record(z.string(), z.string()).describe("By size; of a document: document"),
      ends_at: z.string().nullable().describe("Instant at which it is deleted; null while the paper waits"),
    })
    .nullable()
    .describe("Null: none was given, or it is deleted"),
})
export type OwnPaper = z.output<typeof ownPaper>
