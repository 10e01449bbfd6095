import type { z } from "zod"
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import type { InputOf } from "../../platform/api/contract.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { Fields, Rule } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { updateStoredUser } from "../../platform/session/stored-session.ts"
import { changedFrom } from "../../ui/form/use-saved-draft.ts"
import { mobileNumberViolation, nameViolation, ownNameViolation, spacedNumber } from "../account.rules.ts"
import { updateProfile } from "./profile.contract.ts"
import {
  builderProfileForm,
  developerProfileForm,
  type ProfileField,
  type ProfileUser,
  profileForm,
} from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

/** A profile as it stands in the fields; of a company what its kind of account has. */
export type ProfileTexts = Partial<Record<ProfileField, string>>

export const textsOf = ({ mobile_number, ...user }: Pick<ProfileUser, ProfileField>): ProfileTexts => ({
  full_name: user.full_name,
  mobile_number: spacedNumber(mobile_number ?? ""),
  city: user.city ?? "",
  state: user.state ?? "",
  country: user.country ?? "",
  company_name: user.company_name,
  license_number: user.license_number,
  developer_company: user.developer_company,
  project_scale: user.project_scale,
})

/** What everybody says of themselves. */
export type Person = z.input<typeof profileForm>

/** @param ofCompany what else is to be looked at of a company's account */
const formOfKind =
  <I extends Person>(fields: Fields<I>, ofCompany: readonly Rule<I>[] = []) =>
  /**
   * @param shown what the person has changed it from: only what differs is sent, so that what is changed meanwhile on
   * another device stays
   */
  (shown: ProfileTexts) =>
    form({
      name: "profile",
      fields,
      texts: profileTexts,
      rules: ([...personRules, ...ofCompany] as readonly Rule<I>[]).map((rule) => ofChanged(rule, shown)),
      send: async (typed: I, { t }) => {
        const change = changedFrom(shown, typed) as InputOf<typeof updateProfile>
        const { success, message } = await call(updateProfile, change)
        if (!success) throw new FormRefusal(message || t.failed)
        if (change.full_name) updateStoredUser({ full_name: change.full_name })
        return message
      },
      refuse: (failure, t) =>
        refusal(failure, failure instanceof ApiFailure && failure.status > 0 ? t.failed : t.unexpected),
    })

/** What stood there before a rule was made is not asked about as long as it stays. */
const ofChanged = <I>(rule: Rule<I>, shown: ProfileTexts): Rule<I> => ({
  ...rule,
  check: (typed) =>
    rule.fields.every((name) => typed[name] === shown[name as ProfileField]) ? undefined : rule.check(typed),
})

/** The rules of fields that are shown in mails to others. */
const asName = <N extends string>(name: N): Rule<Record<N, string>> => ({
  fields: [name],
  check: (typed) => ownNameViolation(typed[name]),
})
const asLine = <N extends string>(name: N): Rule<Record<N, string>> => ({
  fields: [name],
  check: (typed) => nameViolation(typed[name]),
})

const personRules: readonly Rule<Person>[] = [
  { fields: ["mobile_number"], check: ({ mobile_number }) => mobileNumberViolation(mobile_number) },
  asName("full_name"),
  ...(["city", "state", "country"] as const).map(asLine),
]

/** By the kind of customer; who is none fills in what an individual does. */
export const profileForms = {
  individual: formOfKind(fieldsOf(profileForm)),
  builder: formOfKind(fieldsOf(builderProfileForm), [asName("company_name"), asLine("license_number")]),
  developer: formOfKind(fieldsOf(developerProfileForm), [asName("developer_company")]),
}
