/** The forms of a country, a state and a city, for a new one and for one that is there. What moved meanwhile is said. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { type FormTexts, form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import type { Language, Texts } from "../../platform/language/language.ts"
import type { FieldTexts } from "../../platform/validation.ts"
import { addCity, addCountry, addState, changeCity, changeCountry, changeState } from "./location-admin.contract.ts"
import {
  cityFields,
  countryFields,
  type ManagedCity,
  type ManagedCountry,
  type ManagedState,
  stateFields,
} from "./location-admin.schema.ts"
import { countryCodeViolation, placeNameViolation, stateCodeViolation } from "./place-name.rules.ts"
import { cityFieldTexts, countryFieldTexts, placeFormTexts, stateFieldTexts } from "./texts.ts"

/** The row as it was looked at; `current` follows what a conflict says. Undefined: a new one. */
export type Seen<Row> = { current: Row } | undefined
export type PlaceKind = "country" | "state" | "city"

/** With the labels of the calls, the sentences of their rules, and what is said where one fails. */
const textsOf = (kind: PlaceKind, fields: Texts<FieldTexts>, seen: Seen<unknown>): Texts<FormTexts> => ({
  in: (language: Language) => {
    const { hints, ...t } = placeFormTexts.in(language)[kind]
    return { ...fields.in(language), hints, failed: t[seen ? "edit" : "add"].failed }
  },
})

const nameRule = { fields: ["name"], check: ({ name }: { name: string }) => placeNameViolation(name) } as const

/** What is there now stands in a conflict. */
const following = <Row, A>(seen: { current: Row }, kind: PlaceKind, saving: Promise<A>): Promise<A> =>
  saving.catch((failure) => {
    if (failure instanceof ApiFailure && failure.code === "conflict" && failure.details[kind])
      seen.current = failure.details[kind] as Row
    throw failure
  })

export const countryFormOf = (seen: Seen<ManagedCountry>) =>
  form({
    name: "country",
    fields: fieldsOf(countryFields),
    texts: textsOf("country", countryFieldTexts, seen),
    rules: [nameRule, { fields: ["code"], check: ({ code }) => countryCodeViolation(code) }],
    send: async (typed, { key }) => {
      if (!seen) return (await call(addCountry, typed, { idempotencyKey: key })).message
      const { id, version } = seen.current
      return (await following(seen, "country", call(changeCountry, { id: String(id), version, ...typed }))).message
    },
  })

export const stateFormOf = (seen: Seen<ManagedState>) =>
  form({
    name: "state",
    fields: fieldsOf(stateFields),
    texts: textsOf("state", stateFieldTexts, seen),
    rules: [nameRule, { fields: ["code"], check: ({ code }) => stateCodeViolation(code) }],
    send: async ({ name, code = "", country_id }, { key }) => {
      const typed = { name, code, country_id: Number(country_id) }
      if (!seen) return (await call(addState, typed, { idempotencyKey: key })).message
      const { id, version } = seen.current
      return (await following(seen, "state", call(changeState, { id: String(id), version, ...typed }))).message
    },
  })

export const cityFormOf = (seen: Seen<ManagedCity>) =>
  form({
    name: "city",
    fields: fieldsOf(cityFields),
    texts: textsOf("city", cityFieldTexts, seen),
    rules: [nameRule],
    send: async ({ name, state_id }, { key }) => {
      const typed = { name, state_id: Number(state_id) }
      if (!seen) return (await call(addCity, typed, { idempotencyKey: key })).message
      const { id, version } = seen.current
      return (await following(seen, "city", call(changeCity, { id: String(id), version, ...typed }))).message
    },
  })
