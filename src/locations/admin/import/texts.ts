import { inLanguages } from "../../../platform/language/language.ts"
import { listIn, pluralIn } from "../../../platform/language/parts.ts"
import { mixedScripts, noLetter } from "../texts.ts"

const plural = pluralIn("en")
const listed = listIn("en")
const grouped = (count: number) => count.toLocaleString("en-IN")

const countriesOf = (n: number) => plural(n, { one: "1 country", other: `${grouped(n)} countries` })
const statesOf = (n: number) => plural(n, { one: "1 state", other: `${grouped(n)} states` })
const citiesOf = (n: number) => plural(n, { one: "1 city", other: `${grouped(n)} cities` })

interface Counts {
  countries: number
  states: number
  cities: number
}
/** Without those of which there are none. */
const counted = ({ countries, states, cities }: Counts) => {
  const some = [
    ...(countries > 0 ? [countriesOf(countries)] : []),
    ...(states > 0 ? [statesOf(states)] : []),
    ...(cities > 0 ? [citiesOf(cities)] : []),
  ]
  return some.length > 0 ? listed(some) : "nothing new"
}

export const importFieldTexts = inLanguages({
  en: { fields: { countries: "New countries", states: "New states", cities: "New cities", file: "File" } },
})

export const importProblems = inLanguages({
  en: {
    hasErrors: (count: number) =>
      plural(count, {
        one: "Nothing was imported: one row has an error.",
        other: `Nothing was imported: there are ${grouped(count)} errors.`,
      }),
    changedMeanwhile:
      "Nothing was imported: the locations have changed since you looked at this file. Please look at it again.",
    imported: (added: Counts) => `Imported ${counted(added)}.`,
  },
})

export const findingTexts = inLanguages({
  en: {
    fields: {
      country: "Country",
      country_code: "Country code",
      state: "State",
      state_code: "State code",
      city: "City",
    },
    rules: {
      country_missing: () => "The country is missing",
      state_missing: () => "The state is missing",
      name_begins: (label: string) => `${label} must begin with a letter or a number`,
      no_letter: noLetter,
      mixed_scripts: mixedScripts,
      too_long: (label: string) => `${label} is longer than 80 characters`,
      two_letters: (label: string) => `${label} is two letters, such as IN`,
      short_code: (label: string) => `${label} is at most 10 letters, numbers and hyphens`,
      code_missing: () => "This country is new and needs its code of two letters",
      code_differs: (label: string, code: string) => `${label} is ${code} so far, and differs here`,
      code_taken: (_label: string, country: string) => `This code belongs to ${country}`,
      code_not_there: () => "This state is there without a code. Leave the cell empty, or give it the code on its page",
      twice: (_label: string, line: string) => `The same city of this state stands on line ${line}`,
      open_quote: () => "A quotation mark opens here and is never closed",
      elsewhere: (_label: string, state: string) => `There is a city of this name in ${state}. Is it the same?`,
    } satisfies Record<string, (label: string, about: string) => string>,
  },
})

export const importTexts = inLanguages({
  en: {
    title: "Import locations",
    lead: "A CSV file whose first line names its columns: country, country_code, state, state_code, city. In any order; only what is new is added.",
    kinds: { countries: "Countries", states: "States / Provinces", cities: "Cities" },
    columns: { kind: "Locations", added: "New", known: "There already" },
    nothingNew: "Everything in this file is there already.",
    asked: (added: Counts) => `Add ${counted(added)}? All of it is added, or nothing.`,
    verb: "Import",
  },
})
