// A service in a locality: "Interior designers in Kothrud", from rows alone, where at least three professionals work from
// there or have works there, at least one of them the former. With fewer there is the search, which says who is near (docs/decisions/0033).

import { type Centre, kmBetween } from "../../locations/distance.rules.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { unlessUnavailable } from "../../platform/database/unless-unavailable.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { refusalTexts } from "../../platform/texts.ts"
import { getCost, worksOf } from "../../professionals/cost/cost.server.ts"
import { NEAR_KM } from "../../search/query/near.rules.ts"
import { toSummaries } from "../summaries.server.ts"
import {
  type CityRow,
  findRequested,
  type ListedPlace,
  listPlaces,
  type PlaceRow,
  readPlace,
} from "./place.queries.server.ts"
import {
  cityPath,
  hasPage,
  placePath,
  type ServiceInCity,
  type ServiceInPlace,
  searchPath,
  visitRange,
} from "./place.rules.ts"

export type Place = Awaited<ReturnType<typeof placeOf>>

/** Where else what was asked for stands: under the address of ours, or, for want of enough, in the search. */
export interface Elsewhere {
  to: string
  status: 301 | 302
}
export type Answer<T> = { shown: T } | { elsewhere: Elsewhere }

export const getPlace = async (ctx: Ctx, input: ServiceInPlace): Promise<Answer<Place>> => {
  const found = await findPlace(ctx, input)
  return "shown" in found ? { shown: await placeOf(ctx, found.shown) } : found
}

/** For who needs only its names and figures. */
export const findPlace = async (ctx: Ctx, input: ServiceInPlace): Promise<Answer<PlaceRow>> => {
  const row = await readPlace(ctx.db, input, ctx.clock())
  if (!row) return { elsewhere: await meantPlace(ctx, input) }
  const { category, city_name: city, locality_name: locality } = row
  if (!hasPage(row)) return { elsewhere: { to: searchPath({ category, city, locality }), status: 302 } }
  return { shown: row }
}

export interface PlacesOfCity extends CityRow {
  /** Those that have a page. */
  localities: Omit<ListedPlace, keyof CityRow | keyof Centre | "has_page">[]
  /** For the map, those with a page and those with most first: also where too few are for a page. */
  mapped: MappedPlace[]
}

export interface MappedPlace extends Centre {
  locality: string
  name: string
  professionals: number
  has_page: boolean
}

/** A service in a city: the localities that have a page, and for its map all that have somebody. */
export const getPlacesOfCity = async (ctx: Ctx, input: ServiceInCity): Promise<Answer<PlacesOfCity>> => {
  const places = await listPlaces(ctx.db, input)
  const paged = places.filter(({ has_page }) => has_page)
  const [first] = paged
  if (!first) return { elsewhere: await meantCity(ctx, input) }
  const { service, category, plural_name, city, city_name } = first
  const localities = paged.map(
    ({ locality, locality_name, professionals, based, lowest, highest, rating, reviews }) => {
      return { locality, locality_name, professionals, based, lowest, highest, rating, reviews }
    },
  )
  const mapped = places
    .map(({ locality, locality_name: name, latitude, longitude, professionals, has_page }) => {
      return { locality, name, latitude, longitude, professionals, has_page }
    })
    .toSorted((one, other) => Number(other.has_page) - Number(one.has_page) || other.professionals - one.professionals)
  return { shown: { service, category, plural_name, city, city_name, localities, mapped } }
}

/** Every page of a service in a locality, by service and city. */
export const listAllPlaces = ({ db }: Pick<Ctx, "db">) => listPlaces(db)

/** The addresses of all of them and of their cities, for search engines. */
export const listPlacePaths = async (ctx: Pick<Ctx, "db">): Promise<string[]> => {
  const places = await listAllPlaces(ctx)
  return [...new Set([...places.map(cityPath), ...places.map(placePath)])]
}

const placeOf = async (ctx: Ctx, { shown, near, works, visits, ...row }: PlaceRow) => {
  // What most people ask of that profession.
  const costed = worksOf(row.service)[0]
  return {
    ...row,
    visit: visitRange(visits),
    projects: works.reduce((all, { projects }) => all + projects, 0),
    works: works.flatMap(({ work, projects }) => (work ? [{ work, projects }] : [])),
    shown: toSummaries(shown, ctx.language),
    cost: costed ? await unlessUnavailable(getCost(ctx, costed, row.city_name), null) : null,
    near: near
      .map(({ latitude, longitude, ...one }) => ({ ...one, km: kmBetween(row, { latitude, longitude }) }))
      .filter(({ km }) => km <= NEAR_KM)
      .map(({ km, ...one }) => ({ ...one, km: Math.round(km) })),
  }
}

/** "interior_designers", "Kothrood": as it is named or sounds. What means nothing here is nowhere. */
const meantPlace = async ({ db }: Ctx, input: ServiceInPlace): Promise<Elsewhere> => {
  const locality = input.locality.replaceAll("-", " ")
  const meant = isShort(input) ? await findRequested(db, { ...input, locality }) : undefined
  if (!meant?.locality) throw nowhere()
  return { to: placePath({ ...meant, locality: meant.locality }), status: 301 }
}

const meantCity = async ({ db }: Ctx, input: ServiceInCity): Promise<Elsewhere> => {
  const meant = isShort(input) ? await findRequested(db, input) : undefined
  if (!meant) throw nowhere()
  const isOurs = meant.service === input.service && meant.city === input.city
  const search = searchPath({ category: meant.category, city: meant.city_name })
  return isOurs ? { to: search, status: 302 } : { to: cityPath(meant), status: 301 }
}

/** No name of ours is longer. */
const isShort = (input: ServiceInCity) => Object.values(input).every((name: string) => name.length <= 80)

const nowhere = () => notFound(localize(refusalTexts, (t) => t.things.page))
