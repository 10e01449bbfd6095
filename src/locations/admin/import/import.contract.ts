import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { encodings } from "./file-text.rules.ts"
import { columns, MAX_IMPORT_ROWS } from "./location-rows.rules.ts"
import { importFieldTexts } from "./texts.ts"

export const MAX_IMPORT_MEGABYTES = 5
/** So many of what was found are named; the rest is counted. */
export const MAX_FINDINGS = 100

const count = z.number().int()
const counts = z.object({ countries: count, states: count, cities: count })

const finding = z.object({
  line: count.describe("In the file"),
  field: z.enum(columns),
  message: z.string(),
})
const findings = z.object({ total: count, first: z.array(finding) })

const preview = z.object({
  encoding: z.enum(encodings).describe("As it was detected"),
  rows: count,
  ignored_columns: z.array(z.string()),
  new: counts,
  known: counts.describe("Named in the file, and there already"),
  errors: findings.describe("Each keeps the whole file out"),
  notes: findings.describe("Worth a look"),
})
export type ImportPreview = z.output<typeof preview>

const upload = {
  method: "POST",
  who: "admin",
  desk: "owner",
  bodyType: "file",
  transaction: false,
  refuses: ["too_large", "too_slow", "malformed", "conflict"],
  limit: { bucket: "location-import", perAccount: { max: 60, seconds: 3600 } },
  texts: importFieldTexts,
} as const

export const previewImport = contract({
  ...upload,
  name: "preview_location_import",
  summary: `What the rows of a CSV file would add: ${columns.join(", ")}; ${MAX_IMPORT_MEGABYTES} MB and ${MAX_IMPORT_ROWS} rows at most. Nothing is written`,
  path: "/admin/locations/import/preview",
  input: z.object({}),
  output: preview,
})

const expected = z.coerce.number().int().min(0).max(MAX_IMPORT_ROWS).describe("New ones, as the preview counted them")

export const importLocations = contract({
  ...upload,
  name: "import_locations",
  summary: "Add what the same file has that is new: all of it, or nothing",
  path: "/admin/locations/import",
  input: z.object({ countries: expected, states: expected, cities: expected }),
  output: z.object({ message: z.string(), added: counts }),
})

export const exportLocations = contract({
  name: "export_locations",
  summary: "All locations as a CSV file, which can be imported again",
  method: "GET",
  path: "/admin/locations/export",
  who: "admin",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "location-export", perAccount: { max: 60, seconds: 3600 } },
  input: z.object({}),
  output: z.string(),
})
