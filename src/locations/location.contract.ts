import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const country = z.object({ id: z.number().int(), name: z.string(), code: z.string() })
const state = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string().nullable(),
  country_id: z.number().int(),
  country_name: z.string(),
})
const city = z.object({
  id: z.number().int(),
  name: z.string(),
  state_id: z.number().int(),
  state_name: z.string(),
  country_id: z.number().int(),
  country_name: z.string(),
  is_open: z.boolean().describe("Whether any kind of service is open there"),
})
const places = z.object({ countries: z.array(country), states: z.array(state), cities: z.array(city) })
export type Places = z.output<typeof places>

const hierarchy = z.object({
  countries: z.array(
    country.extend({
      states: z.array(state.extend({ cities: z.array(z.object({ id: z.number().int(), name: z.string() })) })),
    }),
  ),
})
export type Hierarchy = z.output<typeof hierarchy>

const nameOrId = z.string().trim().min(1).max(100)

export const locationOptions = contract({
  name: "location_options",
  summary: "All countries, states and cities",
  method: "GET",
  path: "/location/options",
  aliases: ["/locations"],
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({}),
  output: places,
})

export const locationHierarchy = contract({
  name: "location_hierarchy",
  summary: "Countries with their states, states with their cities",
  method: "GET",
  path: "/locations/hierarchical",
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({}),
  output: hierarchy,
})

export const locationsByCountry = contract({
  name: "locations_by_country",
  summary: "A country (id or name) with its states and cities",
  method: "GET",
  path: "/locations/by-country/{country}",
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({ country: nameOrId }),
  output: places,
})

export const locationsByState = contract({
  name: "locations_by_state",
  summary: "A state (id or name) with its country and cities",
  method: "GET",
  path: "/locations/by-state/{state}",
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({ state: nameOrId }),
  output: places,
})

export const locationsByCity = contract({
  name: "locations_by_city",
  summary: "A city (id or name) with its state and country",
  method: "GET",
  path: "/locations/by-city/{city}",
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({ city: nameOrId }),
  output: places,
})

export const knownLocalities = contract({
  name: "known_localities",
  summary: "The localities of a city (id or name), else of all cities that are open",
  method: "GET",
  path: "/locations/localities",
  who: "anyone",
  cacheSeconds: 60,
  input: z.object({ city: nameOrId.optional() }),
  output: z.object({
    localities: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        also: z.array(z.string()).describe("What people call it or a place in it"),
        city_id: z.number().int(),
        city_name: z.string(),
      }),
    ),
  }),
})
export type KnownLocalities = z.output<typeof knownLocalities.output>
