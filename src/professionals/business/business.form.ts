import { nameViolation, ownNameViolation, phoneNumberViolation, spacedNumber } from "../../accounts/account.rules.ts"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { textsHere } from "../../platform/language/language.ts"
import { updateStoredUser } from "../../platform/session/stored-session.ts"
import { changedFrom } from "../../ui/form/use-saved-draft.ts"
import { getBusiness, updateBusiness } from "./business.contract.ts"
import { addressViolation, languagesIn, languagesViolation, linesViolation, yearsViolation } from "./business.rules.ts"
import { type Business, type BusinessChange, type BusinessField, businessForm } from "./business.schema.ts"
import { businessTexts } from "./texts.ts"

/** Or why it is not to be had. */
export const loadBusiness = async (signal: AbortSignal): Promise<Business | { failure: string }> => {
  try {
    return (await call(getBusiness, {}, { signal })).business
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(businessTexts).notLoaded) }
  }
}

type Texts = Record<BusinessField, string>

/** A business as it stands in the fields; the city by its id, for names of cities are not theirs alone. */
export const textsOf = (business: Business): Texts => ({
  business_name: business.business_name,
  headline: business.headline,
  about: business.about,
  languages: business.languages.join(", "),
  work_experience: String(business.work_experience ?? ""),
  price_category: business.price_category ?? "",
  locality: business.locality ?? "",
  city: String(business.city_id),
  business_phone: spacedNumber(business.business_phone ?? ""),
  studio_address: business.studio_address,
})

/** @param shown what it is changed from: only what differs is sent, so that what is changed meanwhile elsewhere stays */
export const businessFormOf = (id: string, shown: Texts) =>
  form({
    name: "business",
    fields: fieldsOf(businessForm),
    texts: businessTexts,
    rules: [
      { fields: ["business_name"], check: ({ business_name }) => ownNameViolation(business_name) },
      ...(["headline", "locality"] as const).map((name) => ({
        fields: [name] as const satisfies readonly [string],
        check: (typed: Partial<Texts>) => nameViolation(typed[name] ?? ""),
      })),
      { fields: ["studio_address"], check: ({ studio_address }) => addressViolation(studio_address) },
      { fields: ["about"], check: ({ about }) => linesViolation(about) },
      { fields: ["languages"], check: ({ languages }) => nameViolation(languages) ?? languagesViolation(languages) },
      { fields: ["work_experience"], check: ({ work_experience }) => yearsViolation(work_experience) },
      { fields: ["business_phone"], check: ({ business_phone }) => phoneNumberViolation(business_phone) },
    ],
    send: async (typed, { t }) => {
      const { languages, ...texts } = changedFrom(shown, typed)
      const change = { ...texts, ...(languages !== undefined && { languages: languagesIn(languages) }) }
      const answer = await call(updateBusiness, { id, ...(change as Partial<BusinessChange>) })
      if (!answer.success) throw new FormRefusal(answer.message || t.failed)
      updateStoredUser({ business_name: answer.business.business_name })
      return answer.message
    },
    refuse: (failure, t) =>
      refusal(failure, failure instanceof ApiFailure && failure.status > 0 ? t.failed : t.unexpected),
  })
