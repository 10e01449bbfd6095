import { z } from "zod"
import { email } from "../../../accounts/account.schema.ts"
import { importPreview } from "../../../platform/csv-table/import-preview.schema.ts"
import { byRule } from "../../../platform/validation.ts"
import { anyLine } from "../../../platform/visible-text.schema.ts"
import { registrationExperience, registrationServices } from "../../enquiry-choices.ts"
import { LIMITS, websiteViolation } from "../../submission.rules.ts"
import { optional, optionalPhone, senderName } from "../../submission.schema.ts"

/** A row: what the form of registration asks for, of which less is needed. */
export const importedProfessional = z.object({
  name: senderName,
  email,
  phone: optionalPhone,
  business_name: senderName,
  service: z.enum(registrationServices),
  experience: z.enum(registrationExperience).optional(),
  location: optional(LIMITS.detail),
  website: anyLine(500)
    .superRefine(byRule(websiteViolation))
    .transform((text) => text || undefined)
    .optional(),
})
export type ImportedProfessional = z.output<typeof importedProfessional>

const count = z.number().int()

export const professionalImportPreview = importPreview.extend({
  invitations: count.describe("Mails that the import would send"),
  invited: z
    .array(z.object({ line: count, name: z.string(), business_name: z.string(), email: z.string() }))
    .describe("The first of whom it would invite"),
})
export type ProfessionalImportPreview = z.output<typeof professionalImportPreview>
