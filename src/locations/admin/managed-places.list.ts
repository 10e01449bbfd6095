/** Loads what a tab of the locations shows: its rows, and the places above them for the way back and the forms. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { listCities, listCountries, listStates } from "./location-admin.contract.ts"
import type { ManagedCity, ManagedCountry, ManagedState } from "./location-admin.schema.ts"
import { type ManagedPlace, placeIn } from "./managed-place.rules.ts"
import { NAME_LENGTH } from "./place-name.rules.ts"
import { locationAdminTexts } from "./texts.ts"

export interface ManagedPlaces {
  place: ManagedPlace
  countries: readonly ManagedCountry[]
  /** Those of the chosen country; on the tab of cities all. */
  states: readonly ManagedState[]
  /** The first of those that are looked for. */
  cities: readonly ManagedCity[]
  totalCities: number
}
export interface FailedPlaces {
  place: ManagedPlace
  failure: string
}

export const loadManagedPlaces = async ({ url, signal }: Request): Promise<ManagedPlaces | FailedPlaces> => {
  const params = new URL(url).searchParams
  const place = placeIn(params)
  const { tab, country } = place
  try {
    const [{ countries }, { states }, { cities, total: totalCities }] = await Promise.all([
      call(listCountries, {}, { signal }),
      tab === "countries"
        ? { states: [] }
        : call(listStates, tab === "states" && country ? { country_id: country } : {}, { signal }),
      tab === "cities"
        ? call(listCities, citiesAsked(place, params.get("find") ?? ""), { signal })
        : { cities: [], total: 0 },
    ])
    return { place, countries, states, cities, totalCities }
  } catch (error) {
    if (signal.aborted) throw error
    return { place, failure: textsHere(locationAdminTexts).failed[tab] }
  }
}

/** Of more than these one is found by its name. */
const MOST_CITIES = 500

const citiesAsked = ({ country, state }: ManagedPlace, find: string) => ({
  ...(state && { state_id: state }),
  ...(country && { country_id: country }),
  q: find.slice(0, NAME_LENGTH),
  limit: MOST_CITIES,
})
