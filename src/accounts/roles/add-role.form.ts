import { call, failureMessage } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { Fields, Rule } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { textsHere } from "../../platform/language/language.ts"
import { renew } from "../../platform/session/renewal.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { nameViolation, ownNameViolation } from "../account.rules.ts"
import { checkEmail } from "../sign-in/sign-in.contract.ts"
import type { AccountKind } from "../sign-up/kind.rules.ts"
import { addRole, getUserData, sendEmailCode } from "./add-role.contract.ts"
import { codeViolation } from "./add-role.rules.ts"
import {
  builderAddition,
  codeEntry,
  developerAddition,
  individualAddition,
  professionalAddition,
} from "./add-role.schema.ts"
import { addRoleTexts } from "./texts.ts"

/** False as well where it cannot be found out: then the form hears of it when it is sent. */
export const isKnownEmail = (email: string) =>
  call(checkEmail, { email }).then(
    ({ exists }) => exists,
    () => false,
  )

/** What is said of it, and whether the mail is on its way. */
export const askForCode = (email: string) =>
  call(sendEmailCode, { email }).then(
    ({ message }) => ({ isSent: true, message }),
    (failure: unknown) => ({ isSent: false, message: failureMessage(failure, textsHere(addRoleTexts).noCode) }),
  )

/** Done with whose account it is, and the code that shows it. */
export const codeForm = form({
  name: "email-code",
  fields: fieldsOf(codeEntry),
  texts: addRoleTexts,
  rules: [{ fields: ["code"], check: ({ code }) => codeViolation(code) }],
  send: async ({ email, code }) => ({ code, ...(await call(getUserData, { email, code })).user }),
  refuse: (failure, t) => refusal(failure, t.notChecked),
})

/** Done with what to say. */
const additionForm = <I extends { email: string; code?: string | undefined }>(
  kind: AccountKind,
  fields: Fields<I>,
  named: readonly (keyof I & string)[] = [],
) =>
  form({
    name: `add-${kind}`,
    fields,
    texts: addRoleTexts,
    rules: named.map((name): Rule<I> => ({ fields: [name], check: (typed) => fieldViolation(name, typed[name]) })),
    send: async ({ email, code, ...user_type_data }: I, { key, t }) => {
      const type = kind === "professional" ? "provider" : "user"
      const formData = { userType: kind, user_types: [type], user_type: kind, user_type_data }
      const input = { email, type, formData, ...(code && { code }) } as const
      const { success, message } = await call(addRole, input, { idempotencyKey: key })
      if (!success) throw new FormRefusal(message || t.failed)
      // Whose pages are open here has the new side on them at once.
      if (storedUser()?.email === email) await renew()
      return message
    },
  })

/** A license number often has slashes. */
const fieldViolation = (name: string, text: string) =>
  name === "license_number" ? nameViolation(text) : ownNameViolation(text)

/** By the kind of account that it becomes as well. */
export const addRoleForms = {
  individual: additionForm("individual", fieldsOf(individualAddition)),
  builder: additionForm("builder", fieldsOf(builderAddition), ["company_name", "license_number"]),
  developer: additionForm("developer", fieldsOf(developerAddition), ["developer_company"]),
  professional: additionForm("professional", fieldsOf(professionalAddition), ["business_name"]),
}
