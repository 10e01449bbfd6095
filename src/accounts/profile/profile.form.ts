import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import { updateStoredUser } from "../../platform/session/stored-session.ts"
import { tabDraft } from "../../ui/form/tab-draft.ts"
import { brokenMobileNumber, brokenName, spacedNumber } from "../account.rules.ts"
import { updateProfile } from "./profile.contract.ts"
import { profileFields } from "./profile.fields.ts"
import type { ProfileField } from "./profile.schema.ts"
import { profileWords } from "./profile.words.ts"

type Texts = Record<ProfileField, string>

/** A profile as it stands in the fields. */
export const textsOf = (user: { [K in ProfileField]: string | null }): Texts => ({
  full_name: user.full_name ?? "",
  mobile_number: spacedNumber(user.mobile_number ?? ""),
  city: user.city ?? "",
  state: user.state ?? "",
  country: user.country ?? "",
})

/**
 * @param shown what the person has changed it from: only what differs is sent, so that what is changed meanwhile on another
 * device stays
 */
export const profileFormOf = (shown: Texts) =>
  form({
    name: "profile",
    fields: profileFields,
    words: profileWords,
    rules: [
      { of: ["full_name"], broken: ({ full_name }) => brokenName(full_name) },
      { of: ["mobile_number"], broken: ({ mobile_number }) => brokenMobileNumber(mobile_number) },
      { of: ["city"], broken: ({ city }) => brokenName(city) },
      { of: ["state"], broken: ({ state }) => brokenName(state) },
      { of: ["country"], broken: ({ country }) => brokenName(country) },
    ],
    send: async (typed, { t }) => {
      const change = changedFrom(shown, typed)
      const { success, message } = await call(updateProfile, change)
      if (!success) throw new FormRefusal(message || t.failed)
      if (change.full_name) updateStoredUser({ full_name: change.full_name })
      return message
    },
    refuse: (failure, t) =>
      refusal(failure, failure instanceof ApiFailure && failure.status > 0 ? t.failed : t.unexpected),
  })

const changedFrom = (shown: Texts, typed: object): Partial<Texts> =>
  Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== shown[field as ProfileField]))

/** Of this person alone; it keeps what they have changed, and goes with the rest to what stands there by then. */
export const profileDraft = (userId: string, shown: Texts) => {
  const draft = tabDraft(`profile:${userId}`)
  return {
    ...draft,
    keep: ({ typed, key }: Parameters<typeof draft.keep>[0]) => draft.keep({ typed: changedFrom(shown, typed), key }),
  }
}
