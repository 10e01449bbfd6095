import type { Language, Texts } from "./language.ts"

/**
 * The sentences of a form together with those of fields that other forms have as well; what both keep by name (labels,
 * hints, rules) is one list. A catalogue cannot do it by itself, since none holds another.
 */
export const joined = <T extends object, More extends object>(texts: Texts<T>, more: Texts<More>): Texts<T & More> => {
  const made = new Map<Language, T & More>()
  return {
    in: (language) => {
      const kept = made.get(language) ?? together(texts.in(language), more.in(language))
      made.set(language, kept)
      return kept
    },
  }
}

const together = <T extends object, More extends object>(one: T, other: More) => {
  const lists = Object.entries(other).map(([name, value]) => {
    const own: unknown = one[name as keyof T]
    return [name, isList(own) && isList(value) ? { ...value, ...own } : (own ?? value)]
  })
  return { ...one, ...Object.fromEntries(lists) } as T & More
}

const isList = (value: unknown) => typeof value === "object" && value !== null
