import { z } from "zod"
import { importPreview } from "../../../platform/csv-table/import-preview.schema.ts"

const count = z.number().int()
export const placeCounts = z.object({ countries: count, states: count, cities: count })

export const locationImportPreview = importPreview.extend({
  new: placeCounts,
  known: placeCounts.describe("Named in the file, and there already"),
})
export type LocationImportPreview = z.output<typeof locationImportPreview>
