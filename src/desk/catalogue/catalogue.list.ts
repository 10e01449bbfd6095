/** Loads what a tab of the catalogue shows, and what its dialogs choose from. */
import { cityLocalities } from "../../locations/admin/localities/locality-admin.contract.ts"
import type { ManagedLocality } from "../../locations/admin/localities/locality-admin.schema.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { listSynonyms } from "../../search/synonyms/synonym.contract.ts"
import type { Synonym } from "../../search/synonyms/synonym.schema.ts"
import { catalogueCities, catalogueServices } from "./catalogue.contract.ts"
import { type CataloguePlace, cataloguePlaceIn } from "./catalogue.rules.ts"
import type { CatalogueCity, CatalogueService } from "./catalogue.schema.ts"
import { catalogueTexts } from "./texts.ts"

export interface CatalogueView {
  services: readonly CatalogueService[]
  cities: readonly CatalogueCity[]
  totalCities: number
  /** Of one city; null where none is open. */
  localities: { city: { id: number; name: string; state: string }; localities: readonly ManagedLocality[] } | null
  synonyms: readonly Synonym[]
  totalSynonyms: number
}
export interface LoadedCatalogue {
  place: CataloguePlace
  view: CatalogueView | null
  failure: string | null
}

const empty: CatalogueView = {
  ...{ services: [], cities: [], totalCities: 0, localities: null, synonyms: [], totalSynonyms: 0 },
}

export const loadCatalogue = async ({ url, signal }: Request): Promise<LoadedCatalogue> => {
  const place = cataloguePlaceIn(new URL(url).searchParams)
  try {
    return { place, view: { ...empty, ...(await partsOf(place, signal)) }, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { place, view: null, failure: failureMessage(error, textsHere(catalogueTexts).failed) }
  }
}

const partsOf = async ({ tab, city, find }: CataloguePlace, signal: AbortSignal): Promise<Partial<CatalogueView>> => {
  if (tab === "synonyms") {
    const { synonyms, total } = await call(listSynonyms, { q: find }, { signal })
    return { synonyms, totalSynonyms: total }
  }
  if (city !== undefined) return { localities: await call(cityLocalities, { id: city }, { signal }) }
  const [{ services }, { cities, total }] = await Promise.all([
    call(catalogueServices, {}, { signal }),
    call(catalogueCities, { q: find }, { signal }),
  ])
  return { services, cities, totalCities: total }
}
