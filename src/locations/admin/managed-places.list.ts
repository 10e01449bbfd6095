/** Loads what a tab of the locations shows: its rows, and the places above them for the way back and the forms. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { listCities, listCountries, listStates } from "./location-admin.contract.ts"
import type { ManagedCity, ManagedCountry, ManagedState } from "./location-admin.schema.ts"
import { type ManagedPlace, placeIn } from "./managed-place.rules.ts"
import { locationAdminTexts } from "./texts.ts"

export interface ManagedPlaces {
  place: ManagedPlace
  countries: readonly ManagedCountry[]
  /** Those of the chosen country; on the tab of cities all. */
  states: readonly ManagedState[]
  cities: readonly ManagedCity[]
}
export interface FailedPlaces {
  place: ManagedPlace
  failure: string
}

export const loadManagedPlaces = async ({ url, signal }: Request): Promise<ManagedPlaces | FailedPlaces> => {
  const place = placeIn(new URL(url).searchParams)
  const { tab, country, state } = place
  try {
    const [{ countries }, { states }, { cities }] = await Promise.all([
      call(listCountries, {}, { signal }),
      tab === "countries"
        ? { states: [] }
        : call(listStates, tab === "states" && country ? { country_id: country } : {}, { signal }),
      tab === "cities"
        ? call(listCities, { ...(state && { state_id: state }), ...(country && { country_id: country }) }, { signal })
        : { cities: [] },
    ])
    return { place, countries, states, cities }
  } catch (error) {
    if (signal.aborted) throw error
    return { place, failure: textsHere(locationAdminTexts).failed[tab] }
  }
}
