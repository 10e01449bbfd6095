import { z } from "zod"
import { encodings } from "./file-text.rules.ts"

/** So many of what was found are named; the rest is counted. */
export const MAX_FINDINGS = 100

const count = z.number().int()
const finding = z.object({
  line: count.describe("In the file"),
  field: z.string().describe("The column"),
  message: z.string(),
})
export type Finding = z.output<typeof finding>

const findings = z.object({ total: count, first: z.array(finding) })
export type Findings = z.output<typeof findings>

/** What a look at a table says, whatever it is of. */
export const importPreview = z.object({
  encoding: z.enum(encodings).describe("As it was detected"),
  rows: count,
  ignored_columns: z.array(z.string()),
  errors: findings.describe("Each keeps the whole file out"),
  notes: findings.describe("Worth a look"),
})
export type ImportPreview = z.output<typeof importPreview>

export const firstFindings = (found: readonly Finding[]): Findings => ({
  total: found.length,
  first: found.slice(0, MAX_FINDINGS),
})
