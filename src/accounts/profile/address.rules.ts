/** What the catalogue of places knows about where somebody says they live. */
export interface KnownPlaces {
  countries: readonly { name: string }[]
  states: readonly { name: string }[]
  cities: readonly { name: string; state_name: string; country_name: string }[]
}

interface Lives {
  city: string
  state: string
  country: string
}

/**
 * The city as the catalogue spells it, with its state and country; undefined for one that it does not know. What somebody
 * has written by themselves stays, what the catalogue has given for another city does not.
 */
export const knownPlace = (places: KnownPlaces, typed: Lives): Lives | undefined => {
  const city = places.cities.find(({ name }) => isSame(name, typed.city))
  if (!city) return undefined
  const { name, state_name, country_name } = city
  return {
    city: name,
    state: isOwn(typed.state, places.states) ? typed.state : state_name,
    country: isOwn(typed.country, places.countries) ? typed.country : country_name,
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

const isOwn = (text: string, known: readonly { name: string }[]) =>
  text.trim() !== "" && !known.some(({ name }) => isSame(name, text))
