// What a question names: by its words, and by the filters that were set. It says nothing about who is found.
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { type FilterIds, type Filters, levelOf, readFilterIds } from "../engine/scope.server.ts"
import { recognizeTerms, type SearchTerms } from "./recognize.server.ts"
import { readVocabulary } from "./vocabulary.server.ts"

export interface SearchNames {
  /** Null where no words were typed. */
  terms: SearchTerms | null
  /** Ids, as the filters name them; null where none was chosen. */
  types: number[] | null
  area_ids: number[] | null
  /** Ids of the cities that the words name, where the filters leave them. */
  typed_cities: number[]
  /** Ids of the locality that was chosen, of that name in each city; null: none was. */
  filterLocalities: number[] | null
  /** The city that is searched in, where no service is open in it. */
  closed_city: string | null
}

const cacheOf = cachePerDb<FilterIds>({ maxEntries: 1_000, seconds: 60 })

export const readNames = async (db: Db, query: string | undefined, filters: Filters): Promise<SearchNames> => {
  const terms = query === undefined ? null : await recognizeTerms(db, query, await readVocabulary(db))
  const key = JSON.stringify(filters).toLowerCase()
  const {
    types,
    area_ids,
    city_ids,
    chosen: filterLocalities,
  } = await cacheOf(db)(key, () => readFilterIds(db, filters))
  const named = terms?.namedCities.map(({ id }) => id) ?? []
  const typed_cities = [...new Set(city_ids === null ? named : named.filter((id) => city_ids.includes(id)))]
  const searched = typed_cities.length > 0 ? typed_cities : levelOf(filters) === "city" ? (area_ids ?? []) : []
  return { terms, types, area_ids, typed_cities, filterLocalities, closed_city: await findClosedCity(db, searched) }
}

/** Of one name there may be several. */
const findClosedCity = async (db: Db, ids: number[]) => {
  if (ids.length === 0) return null
  const { cityById } = await readVocabulary(db)
  const cities = ids.flatMap((id) => cityById.get(id) ?? [])
  return cities.some(({ is_open }) => is_open) ? null : (cities[0]?.name ?? null)
}
