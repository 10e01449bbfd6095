import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { email } from "../account.schema.ts"
import { type AccountKind, normalizeKindFields } from "../sign-up/kind.rules.ts"
import {
  builderFields,
  developerFields,
  kindData,
  professionalFields,
  professionalFormFields,
} from "../sign-up/sign-up.schema.ts"
import { codeIn, codeViolation } from "./add-role.rules.ts"

const code = z.string().trim().max(20).superRefine(byRule(codeViolation)).transform(codeIn)

export const codeRequest = z.object({ email })
export const codeEntry = z.object({ email, code })
/** What proves who owns the account: the access token, or the code that was mailed to it. */
export const ownerProof = z.object({ email, code: code.optional().describe("Not needed with the account's own token") })

/** The forms, one for each kind. */
const formFields = { email, code: z.string().optional() }
export const individualAddition = z.object(formFields)
export const builderAddition = z.object({ ...formFields, ...builderFields })
export const developerAddition = z.object({ ...formFields, ...developerFields })
export const professionalAddition = z.object({ ...formFields, ...professionalFormFields })

const additions = {
  individual: z.object({ kind: z.literal("individual") }),
  builder: z.object({ kind: z.literal("builder"), ...builderFields }),
  developer: z.object({ kind: z.literal("developer"), ...developerFields }),
  professional: z.object({ kind: z.literal("professional"), ...professionalFields }),
}
export type Addition = z.output<(typeof additions)[AccountKind]>

/** As in specification 1 §7: the role, and the form with the kind and, in user_type_data, its fields. */
const addRoleInput = ownerProof.extend({
  type: z.enum(["user", "provider"]),
  formData: z
    .looseObject({ user_type_data: kindData.nullish() })
    .meta({ maxProperties: 60 })
    .describe("userType or user_type, and the kind's fields in user_type_data"),
})

/** Validates formData by its kind. */
const readAddition = (input: unknown) => {
  const { type, formData } = (input ?? {}) as { type?: unknown; formData?: Record<string, unknown> }
  if ((type !== "user" && type !== "provider") || typeof formData !== "object") return { issues: [] }
  // user_types lists all roles that the account will have, not the one that is added.
  const { form, contradictions } = normalizeKindFields({ ...formData, user_types: undefined })
  if (contradictions.length > 0)
    return { issues: contradictions.map(({ path, rule }) => ({ code: "custom" as const, path, params: { rule } })) }
  const fields = form as Record<string, unknown>
  const kind = fields.userType ?? (type === "user" ? "individual" : "professional")
  if (!isKindOfRole(kind, type))
    return { issues: [{ code: "custom" as const, path: ["userType"], params: { rule: "of_side" } }] }
  const { data, error } = additions[kind].safeParse({ ...fields, kind })
  return { addition: data, issues: (error?.issues ?? []).map(({ message: _, ...issue }) => issue) }
}

const isKindOfRole = (kind: unknown, side: "user" | "provider"): kind is AccountKind =>
  typeof kind === "string" && Object.hasOwn(additions, kind) && (kind === "professional") === (side === "provider")

export const roleAddition = addRoleInput
  .superRefine(
    (input, { addIssue }) => {
      for (const issue of readAddition(input).issues)
        addIssue({ ...issue, input: undefined } as unknown as z.core.$ZodRawIssue)
    },
    { when: () => true },
  )
  .transform((input) => ({ email: input.email, code: input.code, addition: readAddition(input).addition as Addition }))
