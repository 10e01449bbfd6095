import { ApiFailure, call } from "../../platform/api/api-client.ts"
import type { InputOf } from "../../platform/api/contract.ts"
import { type FormFailure, FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { Fields, Rule } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { mobileNumberViolation, nameViolation, ownNameViolation } from "../account.rules.ts"
import { firstPasswordViolation } from "../password/password.rules.ts"
import { signUpCustomer, signUpProfessional } from "./sign-up.contract.ts"
import { builderSignUp, developerSignUp, individualSignUp, professionalForm } from "./sign-up.schema.ts"
import { signUpTexts } from "./texts.ts"

export type SignUpTexts = ReturnType<typeof signUpTexts.in>

/** The answer to show, the address that the link went to, and the id of the sign-up. */
export interface SignedUp {
  message: string
  email: string
  signUp: string
}

const personRules: readonly Rule<{ full_name: string; mobile_number: string; password: string }>[] = [
  { fields: ["full_name"], check: ({ full_name }) => ownNameViolation(full_name) },
  { fields: ["mobile_number"], check: ({ mobile_number }) => mobileNumberViolation(mobile_number) },
  { fields: ["password"], check: ({ password }) => firstPasswordViolation(password) },
]

const refuse = (failure: unknown, t: SignUpTexts): FormFailure => {
  if (!(failure instanceof ApiFailure)) return refusal(failure, t.unexpected)
  const { status, code, message } = failure
  const refused = refusal(failure, status === 0 ? t.noAnswer(message) : t.failed)
  if (code === "conflict") return { ...refused, message: undefined, fields: { email: message } }
  return status === 422 ? { ...refused, message: t.fix } : refused
}

type Answer = { success: boolean; message: string; sign_up: string }

const signUpResult = ({ success, message, sign_up }: Answer, email: string, t: SignUpTexts): SignedUp => {
  if (!success) throw new FormRefusal(message || t.notDone)
  return { message, email, signUp: sign_up }
}

const customerForm = <I extends InputOf<typeof signUpCustomer>>(
  name: string,
  fields: Fields<I>,
  rules: readonly Rule<I>[] = [],
) =>
  form({
    name,
    fields,
    texts: signUpTexts,
    rules: [...personRules, ...rules] as readonly Rule<I>[],
    fallbackCall: signUpCustomer,
    send: async (typed: I, { key, t }) =>
      signUpResult(await call(signUpCustomer, typed, { idempotencyKey: key }), typed.email, t),
    refuse,
  })

/** By the kind of account that they make. */
export const signUpForms = {
  individual: customerForm("sign-up-customer", fieldsOf(individualSignUp)),
  builder: customerForm("sign-up-builder", fieldsOf(builderSignUp), [
    { fields: ["company_name"], check: ({ company_name }) => ownNameViolation(company_name) },
    { fields: ["license_number"], check: ({ license_number }) => nameViolation(license_number) },
  ]),
  developer: customerForm("sign-up-developer", fieldsOf(developerSignUp), [
    { fields: ["developer_company"], check: ({ developer_company }) => ownNameViolation(developer_company) },
  ]),
  professional: form({
    name: "sign-up-professional",
    fields: fieldsOf(professionalForm),
    texts: signUpTexts,
    rules: [
      ...personRules,
      { fields: ["business_name"], check: ({ business_name }) => ownNameViolation(business_name) },
    ],
    fallbackCall: signUpProfessional,
    send: async (typed, { key, t }) =>
      signUpResult(await call(signUpProfessional, typed, { idempotencyKey: key }), typed.email, t),
    refuse,
  }),
}
