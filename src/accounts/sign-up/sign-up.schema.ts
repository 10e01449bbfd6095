import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { brokenOwnName } from "../account.rules.ts"
import { email, mobileNumber, name, newPassword, plainLine, redirect, required, why } from "../account.schema.ts"
import { kindNames, readAnswers } from "./kind.rules.ts"

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

// The first shape is the one a request without userType is measured by.
export const individualSignUp = z.object({ ...person, userType: z.literal("individual").optional() })
export const ofBuilder = {
  company_name: required().min(2).superRefine(byRule(brokenOwnName)),
  license_number: plainLine(60),
}
export const ofDeveloper = {
  developer_company: required().min(2).superRefine(byRule(brokenOwnName)),
  project_scale: z.enum(["small", "medium", "large"]),
}
const profession = z.string().trim().max(60)
export const ofProfessional = {
  business_name: name,
  service_type: profession.optional().describe("Profession: slug or name. Left out, it is chosen later"),
}
/** Who fills in the form says it. */
export const ofProfessionalForm = { ...ofProfessional, service_type: profession.min(1) }

export const builderSignUp = z.object({ ...person, ...ofBuilder, userType: z.literal("builder") })
export const developerSignUp = z.object({ ...person, ...ofDeveloper, userType: z.literal("developer") })
/** What is offered comes of the profession; what programs send as `services` means none yet. */
export const professionalSignUp = z.object({
  ...person,
  ...ofProfessional,
  userType: z.literal("professional").optional(),
})

export const professionalForm = professionalSignUp.extend(ofProfessionalForm)

/** What programs send along stands here too, and is not read. */
export const kindData = z.record(z.string().max(100), z.unknown()).meta({ maxProperties: 60 })

/** Other ways to say it, which are read into the fields above before these are looked at (`readAnswers`). */
const alternativeFields = {
  user_type: z.enum(kindNames).optional().describe("The same as userType"),
  user_types: z.array(z.unknown()).max(10).superRefine(allNamed).optional().describe("The same as userType"),
  user_type_data: kindData.optional().describe("Where the fields of a kind may stand as well"),
}

function allNamed(names: unknown[], { addIssue }: z.core.$RefinementCtx) {
  if (names.some((one) => typeof one !== "string" || !kindNames.includes(one)))
    addIssue({ code: "custom", params: { rule: "known_kinds" } })
}

const readingAll = <Forms extends z.ZodType>(forms: Forms) => {
  const sayingAll = forms.superRefine((form, { addIssue }) => announceChange(form, addIssue), {
    when: ({ issues }) => issues.some(({ code }) => code === "invalid_union"),
  })
  const reading = z.preprocess((raw, { addIssue }) => {
    const { form, contradictions } = readAnswers(raw)
    for (const { path, rule } of contradictions) addIssue({ code: "custom", path, params: { rule }, input: raw })
    if (contradictions.length > 0) announceChange(form, addIssue)
    return form
  }, sayingAll)
  return reading as unknown as z.ZodType<z.output<Forms>, z.input<Forms>>
}

/** A userType that is none does not hide what else is wrong: what every kind needs is checked all the same. */
const announceChange = (form: unknown, addIssue: (issue: z.core.$ZodRawIssue) => void) => {
  const { issues = [] } = z.object(person).safeParse(form).error ?? {}
  // Without its words, which are found anew for who reads them.
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

export const customerSignUp = readingAll(z.discriminatedUnion("userType", customers))
export const anySignUp = readingAll(
  z.discriminatedUnion("userType", [
    ...customers,
    professionalSignUp.extend({ ...alternativeFields, userType: z.literal("professional") }),
  ]),
)
export type ProfessionalSignUp = z.output<typeof professionalSignUp>
export type AnySignUp = z.output<typeof anySignUp>

/** The two sides of signing up. */
export type SignUpKind = "customer" | "professional"
