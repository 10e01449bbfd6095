/** What an entry of the record names by its id: as a string that no two rows have, or as the number of a place. */

export const referenceKinds = [
  ...(["person", "professional", "paper", "submission", "grievance", "post", "comment", "review", "project"] as const),
  ...(["invitation", "message", "conversation", "country", "state", "city", "locality"] as const),
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** What a row is called that is named by its id. */
export interface Named {
  kind: ReferenceKind
  /** Empty: the account was deleted. */
  name: string
  /** Id of the row on whose page it is shown, where that is another one. */
  shown_with: string | null
}

/** Of one page of the record; a file leaves the ids as they are. */
const MOST_REFERENCES = 500

/** By the name of the detail, or by the act about it, which table a number is of. */
export const placeKinds = { country_id: "country", state_id: "state", city_id: "city" } as const
type PlaceKind = (typeof placeKinds)[keyof typeof placeKinds] | "locality"

export interface References {
  ids: string[]
  places: { kind: PlaceKind; id: number }[]
}

export const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(value)

/** What `names` of an entry is asked by. */
export const placeKey = (kind: PlaceKind, id: number | string) => `${kind} ${id}`

interface Entry {
  act: string
  subject: string | null
  details: Record<string, unknown>
}

/** Of an act about a place, which is its subject. */
export const placeOfAct = (act: string) => {
  const [, kind] = /^(?:add|change|move|delete)_(country|state|city|locality)$/.exec(act) ?? []
  return kind as PlaceKind | undefined
}

export const referencesOf = (entries: readonly Entry[]): References => {
  const ids = new Set<string>()
  const places = new Map<string, References["places"][number]>()
  const addPlace = (kind: PlaceKind, id: number) => places.set(placeKey(kind, id), { kind, id })
  const walk = (name: string, value: unknown): void => {
    if (ids.size + places.size >= MOST_REFERENCES) return
    if (isId(value)) ids.add(value)
    else if (typeof value === "number" && Object.hasOwn(placeKinds, name))
      addPlace(placeKinds[name as keyof typeof placeKinds], value)
    else if (Array.isArray(value)) for (const one of value) walk(name, one)
    else if (typeof value === "object" && value !== null)
      for (const [inner, one] of Object.entries(value)) walk(inner, one)
  }
  for (const { act, subject, details } of entries) {
    const kind = placeOfAct(act)
    if (kind && subject && /^\d{1,9}$/.test(subject)) addPlace(kind, Number(subject))
    walk("subject", subject)
    walk("details", details)
  }
  return { ids: [...ids], places: [...places.values()] }
}
