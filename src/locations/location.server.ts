// Where people and professionals are: the places everybody may read. Their management belongs to the admin's desk.

import { cachePerDb } from "../platform/cache.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import type { KnownLocalities } from "./location.contract.ts"
import { listHierarchy, listLocalityNames, listPlaces } from "./location.queries.server.ts"
import { locationProblems } from "./texts.ts"

export const getLocations = (ctx: Ctx) => listPlaces(ctx.db)
export const getHierarchy = (ctx: Ctx) => listHierarchy(ctx.db)

export const getCountry = async (ctx: Ctx, { country }: { country: string }) => {
  const places = await listPlaces(ctx.db, { country })
  if (places.countries.length === 0) throw notFound(localize(locationProblems, (t) => t.country))
  return places
}

export const getState = async (ctx: Ctx, { state }: { state: string }) => {
  const places = await listPlaces(ctx.db, { state })
  if (places.states.length === 0) throw notFound(localize(locationProblems, (t) => t.state))
  return places
}

export const getCity = async (ctx: Ctx, { city }: { city: string }) => {
  const places = await listPlaces(ctx.db, { city })
  if (places.cities.length === 0) throw notFound(localize(locationProblems, (t) => t.city))
  return places
}

const cacheOf = cachePerDb<KnownLocalities>({ maxEntries: 100, seconds: 60 })

/** For who types one. Of a city that nobody knows there are none. */
export const getLocalities = ({ db }: Ctx, { city }: { city?: string | undefined }) =>
  cacheOf(db)((city ?? "").toLowerCase(), async () => ({ localities: await listLocalityNames(db, city) }))
