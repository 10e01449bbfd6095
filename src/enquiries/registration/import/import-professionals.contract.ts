import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { professionalImportPreview } from "./import-professionals.schema.ts"
import { MAX_PROFESSIONALS, MAX_PROFESSIONALS_MEGABYTES, professionalColumns } from "./professional-rows.rules.ts"
import { professionalImportFieldTexts } from "./texts.ts"

const upload = {
  method: "POST",
  who: "admin",
  desk: "owner",
  bodyType: "file",
  transaction: false,
  refuses: ["too_large", "too_slow", "malformed", "conflict"],
  limit: { bucket: "professional-import", perAccount: { max: 60, seconds: 3600 } },
  texts: professionalImportFieldTexts,
} as const

export const previewProfessionals = contract({
  ...upload,
  name: "preview_professional_import",
  summary: `Whom the rows of a CSV file would invite: ${professionalColumns.join(", ")}; ${MAX_PROFESSIONALS_MEGABYTES} MB and ${MAX_PROFESSIONALS} rows at most. Nothing is written`,
  path: "/admin/professionals/import/preview",
  input: z.object({}),
  output: professionalImportPreview,
})

export const importProfessionals = contract({
  ...upload,
  name: "import_professionals",
  summary: "Register all that the same file has, approved, and invite each by mail, or nobody",
  path: "/admin/professionals/import",
  input: z.object({
    invitations: z.coerce.number().int().min(1).max(MAX_PROFESSIONALS).describe("As the preview counted them"),
  }),
  output: z.object({ message: z.string(), invited: z.number().int() }),
})
