import { z } from "zod"
import { encodings } from "./file-text.rules.ts"
import { columns } from "./location-rows.rules.ts"

const count = z.number().int()
export const placeCounts = z.object({ countries: count, states: count, cities: count })

const finding = z.object({
  line: count.describe("In the file"),
  field: z.enum(columns),
  message: z.string(),
})
const findings = z.object({ total: count, first: z.array(finding) })

export const importPreview = z.object({
  encoding: z.enum(encodings).describe("As it was detected"),
  rows: count,
  ignored_columns: z.array(z.string()),
  new: placeCounts,
  known: placeCounts.describe("Named in the file, and there already"),
  errors: findings.describe("Each keeps the whole file out"),
  notes: findings.describe("Worth a look"),
})
export type ImportPreview = z.output<typeof importPreview>
