import { z } from "zod"
import { referenceKinds } from "../../accounts/audit/audit-references.rules.ts"
import { actGroupNames, auditScopes } from "./audit.rules.ts"

const day = z.iso.date().optional()

/** Which entries, without a page of them. */
export const auditFilters = {
  scope: z
    .enum(auditScopes)
    .optional()
    .describe("Without it what was done to others; own: what people did about their own account; all: both"),
  about: z.enum(actGroupNames).optional().describe("All acts about people, papers, messages and so on"),
  act: z.string().max(60).optional().describe("One act: suspend_account"),
  q: z
    .string()
    .trim()
    .max(254)
    .optional()
    .describe("E-mail or id of who did it, or of the account that it was done to, or the id of anything else"),
  since: day.describe("Indian day, from its beginning"),
  until: day.describe("Indian day, to its end"),
}

export const auditEntry = z.object({
  id: z.string(),
  act: z.string(),
  act_display: z.string(),
  by: z
    .object({ id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .describe("Null: somebody at the machine's own command line, or a name that no account has"),
  subject: z.string().nullable(),
  subject_name: z.string().nullable().describe("Where it is a person or a professional"),
  person_id: z.string().nullable().describe("The account that the subject is or belongs to"),
  details: z.record(z.string(), z.unknown()),
  names: z
    .record(
      z.string(),
      z.object({
        kind: z.enum(referenceKinds),
        name: z.string().describe("Empty: the account was deleted"),
        shown_with: z
          .string()
          .nullable()
          .describe("Id of the row on whose page it is shown, where that is another one"),
      }),
    )
    .describe(
      "By their ids what subject and details name, as far as it is still there; a place beside its kind: city 12",
    ),
  network: z.string().nullable(),
  at: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>
