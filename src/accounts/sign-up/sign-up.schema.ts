import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { ownNameViolation } from "../account.rules.ts"
import { email, mobileNumber, name, newPassword, plainLine, redirect, required, why } from "../account.schema.ts"
import { kindNames, normalizeKindFields } from "./kind.rules.ts"

export const resend = z.object({
  email,
  redirect,
  why,
  sign_up: z.string().max(100).optional().describe("As the sign-up was answered; without it the newest is meant"),
})

/** Shapes of signing up, by kind of account (specification 1 §5). */
const person = {
  full_name: name,
  email,
  password: newPassword,
  mobile_number: mobileNumber,
  redirect,
  why,
}

// The first shape is the one that a request without userType is validated by.
export const individualSignUp = z.object({ ...person, userType: z.literal("individual").optional() })
export const builderFields = {
  company_name: required().min(2).superRefine(byRule(ownNameViolation)),
  license_number: plainLine(60),
}
export const developerFields = {
  developer_company: required().min(2).superRefine(byRule(ownNameViolation)),
  project_scale: z.enum(["small", "medium", "large"]),
}
const profession = z.string().trim().max(60)
export const professionalFields = {
  business_name: name,
  service_type: profession.optional().describe("Profession: slug or name. Left out, it is chosen later"),
}
/** The form requires the profession; programs may leave it out. */
export const professionalFormFields = { ...professionalFields, service_type: profession.min(1) }

export const builderSignUp = z.object({ ...person, ...builderFields, userType: z.literal("builder") })
export const developerSignUp = z.object({ ...person, ...developerFields, userType: z.literal("developer") })
/** Services follow from the profession; `services` sent by programs is ignored so far. */
export const professionalSignUp = z.object({
  ...person,
  ...professionalFields,
  userType: z.literal("professional").optional(),
})

export const professionalForm = professionalSignUp.extend(professionalFormFields)

/** Programs may send other fields here as well; they are ignored. */
export const kindData = z.record(z.string().max(100), z.unknown()).meta({ maxProperties: 60 })

/** Alternative names of the fields above, merged into them before validation (`normalizeKindFields`). */
const alternativeFields = {
  user_type: z.enum(kindNames).optional().describe("The same as userType"),
  user_types: z.array(z.unknown()).max(10).superRefine(allNamed).optional().describe("The same as userType"),
  user_type_data: kindData.optional().describe("Where the fields of a kind may stand as well"),
}

function allNamed(names: unknown[], { addIssue }: z.core.$RefinementCtx) {
  if (names.some((one) => typeof one !== "string" || !kindNames.includes(one)))
    addIssue({ code: "custom", params: { rule: "known_kinds" } })
}

const withNormalizedFields = <Forms extends z.ZodType>(forms: Forms) => {
  const reportingAllIssues = forms.superRefine((form, { addIssue }) => addPersonIssues(form, addIssue), {
    when: ({ issues }) => issues.some(({ code }) => code === "invalid_union"),
  })
  const schema = z.preprocess((raw, { addIssue }) => {
    const { form, contradictions } = normalizeKindFields(raw)
    for (const { path, rule } of contradictions) addIssue({ code: "custom", path, params: { rule }, input: raw })
    if (contradictions.length > 0) addPersonIssues(form, addIssue)
    return form
  }, reportingAllIssues)
  return schema as unknown as z.ZodType<z.output<Forms>, z.input<Forms>>
}

/** An unknown userType must not hide other errors: the fields that every kind has are checked all the same. */
const addPersonIssues = (form: unknown, addIssue: (issue: z.core.$ZodRawIssue) => void) => {
  const { issues = [] } = z.object(person).safeParse(form).error ?? {}
  // Without the message, which is made again in the language of the request.
  for (const { message: _, ...issue } of issues) {
    const input = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], form)
    addIssue({ ...issue, input: input ?? null } as z.core.$ZodRawIssue)
  }
}

const customers = [
  individualSignUp.extend(alternativeFields),
  builderSignUp.extend(alternativeFields),
  developerSignUp.extend(alternativeFields),
] as const

export const customerSignUp = withNormalizedFields(z.discriminatedUnion("userType", customers))
export const anySignUp = withNormalizedFields(
  z.discriminatedUnion("userType", [
    ...customers,
    professionalSignUp.extend({ ...alternativeFields, userType: z.literal("professional") }),
  ]),
)
export type ProfessionalSignUp = z.output<typeof professionalSignUp>
export type AnySignUp = z.output<typeof anySignUp>

export type SignUpRole = "customer" | "professional"
