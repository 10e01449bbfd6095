/**
 * What an import would do: which places are new, which are there already, and what is wrong with a row beside the others.
 * Names are compared by their keys, which the database makes.
 */
import type { LocationRow, RowFinding } from "./location-rows.rules.ts"

export interface ExistingPlaces {
  countries: readonly { id: number; name: string; code: string; key: string }[]
  states: readonly { id: number; country_id: number; name: string; code: string | null; key: string }[]
  /** At least those of whose names the table has one, in whichever state. */
  cities: readonly { state_id: number; key: string }[]
}

interface Place {
  /** None: it is new. */
  id: number | undefined
  name: string
  code: string | null
  key: string
  /** On which it was first named. */
  line: number
}
export interface PlannedState extends Place {
  country: Place
  /** By their keys: on which line of the table, and whether it is new. */
  cities: Map<string, { name: string; line: number; isNew: boolean }>
}

export interface ImportPlan {
  countries: Place[]
  states: PlannedState[]
  errors: RowFinding[]
  notes: RowFinding[]
}

/** Takes one row after the other, so that a long table can be planned in parts. */
export const planImport = (existing: ExistingPlaces, keyOf: (name: string) => string) => {
  const known = indexOf(existing)
  const countries = new Map<string, Place>()
  const states = new Map<string, PlannedState>()
  const codes = new Map(existing.countries.map(({ code, key, name }) => [code, { key, name }]))
  const errors: RowFinding[] = []
  const notes: RowFinding[] = []

  const countryOf = (row: LocationRow) => {
    const key = keyOf(row.country)
    const country = countries.get(key) ?? placed(known.countries.get(key), row.country, key, row.line)
    countries.set(key, country)
    const code = row.country_code.toUpperCase()
    if (code === "" || code === country.code) return country
    const owner = codes.get(code)
    if (country.code !== null) errors.push({ ...at(row, "country_code"), rule: "code_differs", about: country.code })
    else if (owner) errors.push({ ...at(row, "country_code"), rule: "code_taken", about: owner.name })
    else {
      country.code = code
      codes.set(code, { key, name: country.name })
    }
    return country
  }

  const stateOf = (row: LocationRow, country: Place) => {
    const key = keyOf(row.state)
    const path = `${country.key}/${key}`
    const before = known.states.get(`${country.id}/${key}`)
    const state = states.get(path) ?? { ...placed(before, row.state, key, row.line), country, cities: new Map() }
    states.set(path, state)
    const code = row.state_code.toUpperCase()
    if (code === "" || code === state.code) return state
    if (state.code !== null) errors.push({ ...at(row, "state_code"), rule: "code_differs", about: state.code })
    else if (state.id !== undefined) errors.push({ ...at(row, "state_code"), rule: "code_not_there" })
    else state.code = code
    return state
  }

  const addCity = (row: LocationRow, state: PlannedState) => {
    const key = keyOf(row.city)
    const twin = state.cities.get(key)
    if (twin) return void errors.push({ ...at(row, "city"), rule: "twice", about: String(twin.line) })
    const homes = known.homes.get(key) ?? []
    const isNew = !homes.some(({ id }) => id === state.id)
    state.cities.set(key, { name: row.city, line: row.line, isNew })
    const other = isNew && homes.find(({ country_id }) => country_id === state.country.id)
    if (other) notes.push({ ...at(row, "city"), rule: "elsewhere", about: other.name })
  }

  const add = (row: LocationRow) => {
    const country = countryOf(row)
    if (row.state === "") return
    const state = stateOf(row, country)
    if (row.city !== "") addCity(row, state)
  }
  const plan = (): ImportPlan => {
    for (const { id, code, line } of countries.values())
      if (id === undefined && code === null) errors.push({ line, field: "country_code", rule: "code_missing" })
    return {
      countries: [...countries.values()],
      states: [...states.values()],
      errors: errors.sort((one, other) => one.line - other.line),
      notes,
    }
  }
  return { add, plan }
}

const at = ({ line }: LocationRow, field: RowFinding["field"]) => ({ line, field })

const placed = (
  known: { id: number; name: string; code: string | null } | undefined,
  name: string,
  key: string,
  line: number,
): Place => ({ id: known?.id, name: known?.name ?? name, code: known?.code ?? null, key, line })

const indexOf = ({ countries, states, cities }: ExistingPlaces) => {
  const stateById = new Map(states.map((state) => [state.id, state]))
  const homes = new Map<string, (typeof states)[number][]>()
  for (const { key, state_id } of cities) {
    const state = stateById.get(state_id)
    if (!state) continue
    const list = homes.get(key)
    if (list) list.push(state)
    else homes.set(key, [state])
  }
  return {
    countries: new Map(countries.map((country) => [country.key, country])),
    states: new Map(states.map((state) => [`${state.country_id}/${state.key}`, state])),
    /** Of a city's name, the states that have one. */
    homes,
  }
}

export interface PlaceCounts {
  countries: number
  states: number
  cities: number
}

export const countsOf = ({ countries, states }: ImportPlan): { new: PlaceCounts; known: PlaceCounts } => {
  const isNew = ({ id }: Place) => id === undefined
  const cities = states.flatMap((state) => [...state.cities.values()])
  const added = {
    countries: countries.filter(isNew).length,
    states: states.filter(isNew).length,
    cities: cities.filter((city) => city.isNew).length,
  }
  return {
    new: added,
    known: {
      countries: countries.length - added.countries,
      states: states.length - added.states,
      cities: cities.length - added.cities,
    },
  }
}
