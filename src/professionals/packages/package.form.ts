/** The forms of one package and of one rate. Only what differs from what was seen is sent; what moved meanwhile is said. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import type { Language, Texts } from "../../platform/language/language.ts"
import { changedFrom } from "../../ui/form/use-saved-draft.ts"
import type { OwnService } from "../offer/offer.schema.ts"
import { priceValue } from "../offer/price.form.ts"
import { addPackage, changePackage, setRate } from "./package.contract.ts"
import {
  packageNameViolation,
  packagePriceViolation,
  type RateUnit,
  rateEndViolation,
  rateViolation,
} from "./package.rules.ts"
import { type OfferedPackage, type OfferedRate, packageForm, rateForm } from "./package.schema.ts"
import { packageFieldTexts, packageFormTexts, rateFormTexts } from "./texts.ts"

/** With the labels of the calls and the sentences of their rules. */
const withFields = <T extends object>(texts: Texts<T>) => ({
  in: (language: Language) => ({ ...packageFieldTexts.in(language), ...texts.in(language) }),
})

/** As it stands in the fields. */
export const packageValues = (one: OfferedPackage | undefined) => ({
  name: one?.name ?? "",
  minutes: String(one?.minutes ?? 60),
  price: priceValue(one?.price ?? null),
})

/** @param seen the package that is changed, as it was looked at; its `current` follows what a conflict says. Undefined: a new one */
export const packageFormOf = (service: OwnService, seen: { current: OfferedPackage } | undefined) =>
  form({
    name: "package",
    fields: fieldsOf(packageForm),
    texts: withFields(packageFormTexts),
    rules: [
      { fields: ["name"], check: ({ name }) => packageNameViolation(name) },
      { fields: ["price"], check: ({ price }) => packagePriceViolation(price) },
    ],
    send: async ({ name, minutes, price }, { key }) => {
      const typed = { name, minutes: Number(minutes), price }
      if (!seen) return (await call(addPackage, { id: service.id, ...typed }, { idempotencyKey: key })).message
      const { id: package_id, ...before } = seen.current
      const changed = changedFrom({ ...before, price: priceValue(before.price) }, typed)
      const was = { price_was: before.price, minutes_was: before.minutes }
      const answer = await call(changePackage, { id: service.id, package_id, ...changed, ...was }).catch((failure) => {
        if (failure instanceof ApiFailure && failure.code === "conflict" && failure.details.package)
          seen.current = failure.details.package as OfferedPackage
        throw failure
      })
      return answer.message
    },
  })

/** As it stands in the fields. */
export const rateValues = (rate: OfferedRate | undefined) => ({
  from: rateValue(rate?.from),
  to: rateValue(rate?.to),
})

const rateValue = (amount: string | null | undefined) => (amount ? String(Number(amount)) : "")

/** @param seen the rate as it was looked at, undefined: none; `current` follows what a conflict says */
export const rateFormOf = (service: OwnService, unit: RateUnit, seen: { current: OfferedRate | undefined }) =>
  form({
    name: "rate",
    fields: fieldsOf(rateForm),
    texts: withFields(rateFormTexts),
    rules: [
      { fields: ["from"], check: ({ from }) => rateViolation(from, unit) },
      {
        fields: ["to", "from"],
        check: ({ from, to }) => (to ? (rateViolation(to, unit) ?? rateEndViolation(from, to)) : undefined),
      },
    ],
    send: async ({ from, to }) => {
      const { current } = seen
      const was = current ? { from: current.from, to: current.to } : null
      const answer = await call(setRate, { id: service.id, unit, from, to: to || null, was }).catch((failure) => {
        if (failure instanceof ApiFailure && failure.code === "conflict" && "rate" in failure.details)
          seen.current = (failure.details.rate as OfferedRate | null) ?? undefined
        throw failure
      })
      return answer.message
    },
  })
