import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, type Refused, refusal } from "../../platform/form/form.ts"
import type { Rule } from "../../platform/form/form-check.ts"
import { signUpCustomer, signUpProfessional } from "../account.contract.ts"
import { customerFields, professionalFields } from "../account.fields.ts"
import { brokenMobileNumber, brokenName } from "../account.rules.ts"
import { signUpWords } from "./sign-up.words.ts"

export type SignUpWords = ReturnType<typeof signUpWords.in>

/** Who signed up: what is said about it, and the address that the link went to. */
export interface SignedUp {
  message: string
  email: string
}

const personRules: readonly Rule<{ full_name: string; mobile_number: string }>[] = [
  { of: ["full_name"], broken: ({ full_name }) => brokenName(full_name) },
  { of: ["mobile_number"], broken: ({ mobile_number }) => brokenMobileNumber(mobile_number) },
]

const refuse = (failure: unknown, t: SignUpWords): Refused => {
  if (!(failure instanceof ApiFailure)) return refusal(failure, t.unexpected)
  const { status, code, message } = failure
  const refused = refusal(failure, status === 0 ? t.noAnswer(message) : t.failed)
  if (code === "conflict") return { ...refused, fields: { email: message } }
  return status === 422 ? { ...refused, message: t.fix } : refused
}

const signedUp = (answer: { success: boolean; message: string }, email: string, t: SignUpWords): SignedUp => {
  if (!answer.success) throw new FormRefusal(answer.message || t.notDone)
  return { message: answer.message, email }
}

const customerSignUpForm = form({
  name: "sign-up-customer",
  fields: customerFields,
  words: signUpWords,
  rules: personRules,
  posts: signUpCustomer,
  send: async (typed, { key, t }) =>
    signedUp(await call(signUpCustomer, typed, { idempotencyKey: key }), typed.email, t),
  refuse,
})

const professionalSignUpForm = form({
  name: "sign-up-professional",
  fields: professionalFields,
  words: signUpWords,
  rules: [...personRules, { of: ["business_name"], broken: ({ business_name }) => brokenName(business_name) }],
  posts: signUpProfessional,
  send: async (typed, { key, t }) =>
    signedUp(await call(signUpProfessional, typed, { idempotencyKey: key }), typed.email, t),
  refuse,
})

export const signUpForms = { customer: customerSignUpForm, professional: professionalSignUpForm }
