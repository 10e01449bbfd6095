import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { Constraint, Fields, Rule } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import type { Language, Texts as LanguageTexts } from "../../platform/language/language.ts"
import { updateServicePrice } from "./offer.contract.ts"
import { priceViolation } from "./offer.rules.ts"
import { priceForm } from "./offer.schema.ts"
import { offerTexts, priceTexts } from "./texts.ts"

type Texts = ReturnType<typeof priceTexts.in>

/** The sentences of the calls' rules, said at the fields. */
export const withRules = <T extends object>(texts: LanguageTexts<T>) => ({
  in: (language: Language) => ({ ...texts.in(language), rules: offerTexts.in(language).rules }),
})

const texts = withRules(priceTexts)

/** As it stands in a field: "1250", "1250.50", and nothing where none is set. */
export const priceValue = (price: string | null) => (price ?? "").replace(/\.00$/, "")

/** The price that somebody saw; after a conflict the next try starts from the new one. */
export interface SeenPrice {
  price: string | null
}

export const noteMoved = (seen: SeenPrice, failure: unknown) => {
  if (!(failure instanceof ApiFailure) || failure.code !== "conflict") return
  const { price } = failure.details
  if (price === null || typeof price === "string") seen.price = price
}

/** The modal of one service. Done with what to say about it. */
export const priceFormOf = (id: string, seen: SeenPrice) =>
  form({
    name: "update-price",
    fields: fieldsOf(priceForm),
    texts,
    rules: [{ fields: ["price"], check: ({ price }) => priceViolation(price) }],
    send: ({ price }, { t }) => send(id, seen, price ?? "", t),
    refuse,
  })

/** One field of the form that sets several. */
export interface SeenService extends SeenPrice {
  id: string
  /** As its field began: one that is as it was is not sent, whatever the price is by now. */
  start: string
}

/** A field each under its id. Done with how many were changed; what cannot be saved says so in its place. */
export const pricesFormOf = (services: readonly SeenService[]) => {
  const ids = services.map(({ id }) => id)
  const fields: Record<string, Constraint> = Object.fromEntries(ids.map((id) => [id, { max: 20, isTrimmed: true }]))
  const rules = ids.map(
    (id): Rule<Record<string, string>> => ({ fields: [id], check: (typed) => priceViolation(typed[id] ?? "") }),
  )
  return form({
    name: "update-prices",
    fields: fields as Fields<Record<string, string>>,
    texts,
    rules,
    send: async (typed, { t }) => {
      const changed = services.filter(({ id, start }) => (typed[id] ?? "") !== start)
      if (changed.length === 0) throw new FormRefusal(t.bulk.unchanged)
      const failed: Record<string, string> = {}
      for (const seen of changed) {
        await send(seen.id, seen, typed[seen.id] ?? "", t).catch((failure: unknown) => {
          const { message, fields: wrong } = refuse(failure, t)
          failed[seen.id] = wrong.price ?? message ?? t.notDone
        })
      }
      if (Object.keys(failed).length > 0) throw new FormRefusal("", failed)
      return changed.length
    },
    refuse,
  })
}

const send = async (service_id: string, seen: SeenPrice, typed: string, t: Texts) => {
  try {
    const answer = await call(updateServicePrice, { service_id, price: typed || null, price_was: seen.price })
    if (!answer.success) throw new FormRefusal(answer.message || t.notDone)
    seen.price = answer.service.price
    return answer.message
  } catch (failure) {
    noteMoved(seen, failure)
    throw failure
  }
}

/** An answer without a message needs another text than no answer. */
const refuse = (failure: unknown, t: Texts) =>
  refusal(failure, failure instanceof ApiFailure && failure.status > 0 ? t.notDone : t.failed)
