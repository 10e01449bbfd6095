import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import {
  cityChange,
  countryChange,
  managedCity,
  managedCountry,
  managedState,
  newCity,
  newCountry,
  newState,
  stateChange,
} from "./location-admin.schema.ts"
import { NAME_LENGTH } from "./place-name.rules.ts"
import { cityFieldTexts, cityListTexts, countryFieldTexts, stateFieldTexts } from "./texts.ts"

const total = z.number().int()
/** In a path or a query; one that cannot be is as unknown as another. */
const asked = z.string().max(20)
const limit = { bucket: "locations", perAccount: { max: 1000, seconds: 3600 } }
const write = { who: "admin", desk: "owner", limit } as const
const creation = { ...write, method: "POST", status: 201 } as const
const change = { ...write, method: "PUT", refuses: ["conflict", "not_found"] } as const
const removal = { ...write, method: "DELETE", recentSignIn: true, refuses: ["conflict", "not_found"] } as const

export const locationCounts = contract({
  name: "admin_location_counts",
  summary: "How many countries, states and cities there are",
  method: "GET",
  path: "/admin/locations/counts",
  who: "admin",
  input: z.object({}),
  output: z.object({ countries: total, states: total, cities: total }),
})

export const listCountries = contract({
  name: "admin_countries",
  summary: "All countries",
  method: "GET",
  path: "/admin/locations/countries",
  who: "admin",
  input: z.object({}),
  output: z.object({ countries: z.array(managedCountry), total }),
})

export const addCountry = contract({
  ...creation,
  name: "add_country",
  summary: "Add a country",
  path: "/admin/locations/countries",
  texts: countryFieldTexts,
  input: newCountry,
  output: z.object({ message: z.string(), country: managedCountry }),
})

export const changeCountry = contract({
  ...change,
  name: "change_country",
  summary: "Change a country",
  path: "/admin/locations/countries/{id}",
  texts: countryFieldTexts,
  input: countryChange.extend({ id: asked }),
  output: z.object({ message: z.string(), country: managedCountry }),
})

export const deleteCountry = contract({
  ...removal,
  name: "delete_country",
  summary: "Delete a country that has no states",
  path: "/admin/locations/countries/{id}",
  input: z.object({ id: asked }),
  output: messageOnly,
})

export const listStates = contract({
  name: "admin_states",
  summary: "All states, or those of a country",
  method: "GET",
  path: "/admin/locations/states",
  who: "admin",
  input: z.object({ country_id: asked.optional() }),
  output: z.object({ states: z.array(managedState), total }),
})

export const addState = contract({
  ...creation,
  name: "add_state",
  summary: "Add a state",
  path: "/admin/locations/states",
  texts: stateFieldTexts,
  input: newState,
  output: z.object({ message: z.string(), state: managedState }),
})

export const changeState = contract({
  ...change,
  name: "change_state",
  summary: "Change a state, or move it to another country",
  path: "/admin/locations/states/{id}",
  texts: stateFieldTexts,
  input: stateChange.extend({ id: asked }),
  output: z.object({ message: z.string(), state: managedState }),
})

export const deleteState = contract({
  ...removal,
  name: "delete_state",
  summary: "Delete a state that has no cities",
  path: "/admin/locations/states/{id}",
  input: z.object({ id: asked }),
  output: messageOnly,
})

export const listCities = contract({
  name: "admin_cities",
  summary: "Cities by name, or those of a state or country: at most 1,000 at once, and how many there are",
  method: "GET",
  path: "/admin/locations/cities",
  who: "admin",
  texts: cityListTexts,
  input: z.object({
    state_id: asked.optional(),
    country_id: asked.optional(),
    q: z.string().trim().max(NAME_LENGTH).optional().describe("A part of the name"),
    limit: z.coerce.number().int().min(1).max(1000).default(1000),
    offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  }),
  output: z.object({ cities: z.array(managedCity), total }),
})

export const addCity = contract({
  ...creation,
  name: "add_city",
  summary: "Add a city",
  path: "/admin/locations/cities",
  texts: cityFieldTexts,
  input: newCity,
  output: z.object({ message: z.string(), city: managedCity }),
})

export const changeCity = contract({
  ...change,
  name: "change_city",
  summary: "Change a city, or move it to another state",
  path: "/admin/locations/cities/{id}",
  texts: cityFieldTexts,
  input: cityChange.extend({ id: asked }),
  output: z.object({ message: z.string(), city: managedCity }),
})

export const deleteCity = contract({
  ...removal,
  name: "delete_city",
  summary: "Delete a city that nothing stands on",
  path: "/admin/locations/cities/{id}",
  input: z.object({ id: asked }),
  output: messageOnly,
})
