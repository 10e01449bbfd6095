import { z } from "zod"
import "../platform/validation.ts"
import { localPath, toE164 } from "./account.rules.ts"

/** Shapes and messages of sign-up and sign-in (specification 1 §5); the forms and the calls check with the same. */
const required = (label: string, max = 120) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`)

export const email = required("Email", 254).toLowerCase().pipe(z.email("Please enter a valid email address"))

export const newPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .min(6, "Password must be at least 6 characters")
  .max(200, "Password must be at most 200 characters")

/** A name stands in letters to others: no line breaks, no marks that turn the writing round, no links. */
const name = (label: string, max?: number) =>
  required(label, max).refine(
    (text) => !/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|:\/\/|www\./iu.test(text),
    `${label} must be plain text, without links or line breaks`,
  )

const mobileNumber = required("Mobile number", 30)
  .superRefine((text, { addIssue }) => {
    if (toE164(text) !== undefined) return
    const isShort = text.replace(/\D/g, "").length < 10
    const message = isShort
      ? "Mobile number must be at least 10 digits"
      : "Please enter a valid mobile number, with + and the country code"
    addIssue({ code: "custom", message })
  })
  .transform((text) => toE164(text) ?? text)

/** A path of this site to come back to; anything else is dropped, never followed. */
const redirect = z
  .string()
  .max(2000)
  .optional()
  .transform((path) => localPath(path))

const person = {
  full_name: name("Full name"),
  email,
  password: newPassword,
  mobile_number: mobileNumber,
  redirect,
}

// The first shape is the one a request without userType is measured by.
export const individualSignUp = z.object({ ...person, userType: z.literal("individual").optional() })
const builderSignUp = z.object({
  ...person,
  userType: z.literal("builder"),
  company_name: name("Company name").min(2, "Company name must be at least 2 characters"),
  license_number: name("License number", 60),
})
const developerSignUp = z.object({
  ...person,
  userType: z.literal("developer"),
  developer_company: name("Developer company").min(2, "Developer company must be at least 2 characters"),
  project_scale: z.enum(["small", "medium", "large"], "Please enter a valid project scale"),
})
const professional = { ...person, business_name: name("Business name") }
/** Offers come later, on the professional's own pages: what the form sends as `services` means none yet. */
export const professionalSignUp = z.object({ ...professional, userType: z.literal("professional").optional() })

/** A userType that is none of them does not hide what else is wrong: what every kind needs is checked all the same. */
const sayingAll = <Forms extends z.ZodType>(forms: Forms) =>
  forms.superRefine(
    (form, { addIssue }) => {
      const { issues = [] } = z.object(person).safeParse(form).error ?? {}
      for (const { path, message } of issues) addIssue({ code: "custom", path, message })
    },
    { when: ({ issues }) => issues.some(({ code }) => code === "invalid_union") },
  )

export const customerSignUp = sayingAll(
  z.discriminatedUnion("userType", [individualSignUp, builderSignUp, developerSignUp]),
)
export const anySignUp = sayingAll(
  z.discriminatedUnion("userType", [
    individualSignUp,
    builderSignUp,
    developerSignUp,
    z.object({ ...professional, userType: z.literal("professional") }),
  ]),
)
export type ProfessionalSignUp = z.output<typeof professionalSignUp>
export type AnySignUp = z.output<typeof anySignUp>

export const identifier = required("Email or mobile number", 254)
export const login = z.object({
  identifier,
  password: z
    .string("Password is required")
    .min(1, "Password is required")
    .max(200, "Password must be at most 200 characters"),
  /** A wish for where to land; one that means nothing is ignored. */
  userType: z.enum(["user", "provider"]).optional().catch(undefined),
  remember: z.boolean().default(false),
})
export const adminLogin = z.object({ email, password: login.shape.password })

export const activation = z.object({ token: required("Token", 200), email })
export const resend = z.object({ email, redirect })

export const sessionUser = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  business_name: z.string().nullable(),
  professional_id: z.string().nullable(),
  provider_id: z.string().nullable(),
  userType: z.string(),
  roles: z.array(z.string()),
  has_user_role: z.boolean(),
  has_provider_role: z.boolean(),
  has_admin_role: z.boolean(),
  last_login: z.string().nullable(),
})
export type SessionUser = z.output<typeof sessionUser>

export const profileUser = sessionUser.extend({
  mobile_number: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  created_at: z.string(),
})
