/** What a file of texts needs beside plain text: sentences with elements in them, and numbers that change a word. */
import { createElement, Fragment, type ReactNode } from "react"
import { languageTag, type Written } from "./language.ts"

/** A sentence around elements: `agree: (link) => parts("Read ", link("our terms"), ".")`. */
export const parts = (...pieces: ReactNode[]) => createElement(Fragment, null, ...pieces)

/** At the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `const plural = pluralIn("en")`, then `plural(count, { one: "1 visit", other: `${count} visits` })`. */
export const pluralIn = (language: Written) => {
  const rules = new Intl.PluralRules(languageTag[language])
  return (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other
}

/** `const listed = listIn("en")`, then "architects, contractors and lawyers". */
export const listIn = (language: Written) => {
  const conjunction = new Intl.ListFormat(languageTag[language])
  return (names: readonly string[]) => conjunction.format(names)
}
