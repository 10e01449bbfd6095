import { brokenName, brokenOwnName, brokenPhoneNumber, spacedNumber } from "../../accounts/account.rules.ts"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { textsHere } from "../../platform/language/language.ts"
import { updateStoredUser } from "../../platform/session/stored-session.ts"
import { changedFrom } from "../../ui/form/use-saved-draft.ts"
import { getBusiness, updateBusiness } from "./business.contract.ts"
import { brokenAddress, brokenLanguages, brokenLines, brokenYears, languagesIn } from "./business.rules.ts"
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
      { of: ["business_name"], broken: ({ business_name }) => brokenOwnName(business_name) },
      ...(["headline", "locality"] as const).map((name) => ({
        of: [name] as const satisfies readonly [string],
        broken: (typed: Partial<Texts>) => brokenName(typed[name] ?? ""),
      })),
      { of: ["studio_address"], broken: ({ studio_address }) => brokenAddress(studio_address) },
      { of: ["about"], broken: ({ about }) => brokenLines(about) },
      { of: ["languages"], broken: ({ languages }) => brokenName(languages) ?? brokenLanguages(languages) },
      { of: ["work_experience"], broken: ({ work_experience }) => brokenYears(work_experience) },
      { of: ["business_phone"], broken: ({ business_phone }) => brokenPhoneNumber(business_phone) },
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
