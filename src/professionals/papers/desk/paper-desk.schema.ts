import { z } from "zod"
import { anyLine } from "../../../platform/visible-text.schema.ts"
import { checkKinds } from "../../verification.rules.ts"
import { LIMITS } from "../paper.rules.ts"
import { ownPaper } from "../paper.schema.ts"

const owner = z.object({
  provider_id: z.string(),
  account_id: z.string(),
  business_name: z.string(),
  full_name: z.string(),
  email: z.string(),
})

/** In the list: of the number its end, of the file that there is one. */
export const waitingPaper = ownPaper.omit({ file: true }).extend({
  owner,
  file: z.object({ kind: z.enum(["picture", "document"]) }).nullable(),
})
export type WaitingPaper = z.output<typeof waitingPaper>

export const deskPaper = ownPaper.extend({ owner })
export type DeskPaper = z.output<typeof deskPaper>

const result = z.enum(["approved", "refused"])
const note = anyLine(LIMITS.note).optional().describe("Of a refusal the reason, which the professional is told")
const validUntil = z.iso
  .date()
  .optional()
  .describe("Indian day, the last one; a check ends a year from now unless said")
const number = anyLine(LIMITS.number).optional().describe("As the register has it, where that is not what was given")

export const paperDecision = z.object({ id: z.string(), result, number, note, valid_until: validUntil })

/** The same as fields of a form. */
export const paperDecisionFields = z.object({
  id: z.string(),
  result,
  number: anyLine(LIMITS.number).default(""),
  note: anyLine(LIMITS.note).default(""),
  valid_until: z.string().default(""),
})

export const checkFields = paperDecisionFields.extend({ check: z.enum(checkKinds), seen_at: z.string().default("") })

export const checkedByDesk = z.object({
  id: z.string().describe("professional_id"),
  check: z.enum(checkKinds),
  seen_at: z
    .string()
    .max(40)
    .optional()
    .describe("The latest checked_at that was known: of what came later it is refused; empty: none"),
  result,
  number,
  note,
  valid_until: validUntil,
})

export const deskProfessional = z.object({
  id: z.string().describe("professional_id"),
  ...owner.omit({ provider_id: true }).shape,
  is_verified: z.boolean(),
  waiting: z.number().int().describe("Papers that wait"),
  checks: z.array(
    z.object({
      kind: z.enum(checkKinds),
      result,
      checked_at: z.string(),
      valid_until: z.string().nullable(),
      number: z.string().nullable(),
      checker: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type DeskProfessional = z.output<typeof deskProfessional>
