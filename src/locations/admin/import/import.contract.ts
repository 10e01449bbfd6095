import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { locationImportPreview, placeCounts } from "./import.schema.ts"
import { columns, MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from "./location-rows.rules.ts"
import { importFieldTexts } from "./texts.ts"

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
  output: locationImportPreview,
})

const expected = z.coerce.number().int().min(0).max(MAX_IMPORT_ROWS).describe("New ones, as the preview counted them")

export const importLocations = contract({
  ...upload,
  name: "import_locations",
  summary: "Add what the same file has that is new: all of it, or nothing",
  path: "/admin/locations/import",
  input: z.object({ countries: expected, states: expected, cities: expected }),
  output: z.object({ message: z.string(), added: placeCounts }),
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
