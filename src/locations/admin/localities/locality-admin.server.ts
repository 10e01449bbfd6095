// Administrators keep the localities of a city: a name that is not taken there, and a centre near the others. One change of a
// city at a time, so that each is judged by those before it. Searches know it within a minute.
import { recordAct } from "../../../accounts/audit.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { withConstraintProblems } from "../../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../../platform/database/locks.server.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { invalid, notFound } from "../../../platform/problem.ts"
import * as queries from "./locality-admin.queries.server.ts"
import type { LocalityFields } from "./locality-admin.schema.ts"
import { FARTHEST_KM, isInIndia, kmToNearest } from "./locality-centre.rules.ts"
import { localityProblems } from "./texts.ts"

type Admin = Ctx<"admin">
type Named = LocalityFields & { id: string }
const localized = localizerOf(localityProblems)

export const getCityLocalities = async ({ db }: Pick<Admin, "db">, asked: { id: string }) => {
  const city = await knownCity({ db }, asked.id)
  return { city, localities: await queries.listLocalitiesOf(db, city.id) }
}

export const createLocality = async (ctx: Admin, { id: asked, ...fields }: Named) => {
  const city = await knownCity(ctx, asked)
  await refuseFarAway(ctx, city, fields)
  const locality = await allowed(() => queries.insertLocality(ctx.db, city.id, fields))
  await recordAct(ctx, "add_locality", { subject: String(locality.id), details: { city: city.name, ...fields } })
  return { message: localityProblems.in(ctx.language).done.added(fields.name), locality }
}

export const saveLocality = async (ctx: Admin, { id: asked, ...fields }: Named) => {
  const { city_id, ...before } = await knownLocality(ctx, asked)
  await refuseFarAway(ctx, (await queries.findCity(ctx.db, city_id))!, fields, before.id)
  const locality = await allowed(() => queries.updateLocality(ctx.db, before.id, fields))
  await recordAct(ctx, "change_locality", { subject: String(before.id), details: { before, after: fields } })
  return { message: localityProblems.in(ctx.language).done.changed(fields.name), locality }
}

export const removeLocality = async (ctx: Admin, { id: asked }: { id: string }) => {
  const { id } = await knownLocality(ctx, asked)
  const gone = await queries.removeLocality(ctx.db, id)
  if (!gone) throw localityNotFound()
  await recordAct(ctx, "delete_locality", { subject: String(id), details: gone })
  return { message: localityProblems.in(ctx.language).done.deleted(gone.name) }
}

const idOf = (asked: string) => (/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined)
const localityNotFound = () => notFound(localized((t) => t.things.locality))

const knownCity = async ({ db }: Pick<Admin, "db">, asked: string) => {
  const id = idOf(asked)
  const city = id === undefined ? undefined : await queries.findCity(db, id)
  if (!city) throw notFound(localized((t) => t.things.city))
  return city
}

/** As it is once nobody else changes its city any more. */
const knownLocality = async ({ db }: Admin, asked: string) => {
  const id = idOf(asked)
  const seen = id === undefined ? undefined : await queries.findLocality(db, id)
  if (!seen) throw localityNotFound()
  await takeAdvisoryLock(db, "localities", String(seen.city_id))
  const locality = await queries.findLocality(db, seen.id)
  if (!locality) throw localityNotFound()
  return locality
}

const refuseFarAway = async (
  { db }: Admin,
  city: { id: number; name: string },
  centre: LocalityFields,
  ownId?: number,
) => {
  await takeAdvisoryLock(db, "localities", String(city.id))
  const others = (await queries.listLocalitiesOf(db, city.id)).filter(({ id }) => id !== ownId)
  const km = kmToNearest(centre, others)
  if (km === undefined) {
    if (!isInIndia(centre)) throw invalid({ latitude: localized((t) => t.outOfIndia) })
  } else if (km > FARTHEST_KM) {
    throw invalid({ latitude: localized((t) => t.farAway(city.name, Math.round(km), FARTHEST_KM)) })
  }
}

const allowed = <T>(write: () => Promise<T>) => {
  const taken = () => invalid({ name: localized((t) => t.taken) })
  const unreadable = () => invalid({ name: localized((t) => t.unreadable) })
  return withConstraintProblems(
    {
      one_locality_per_key: taken,
      one_locality_per_name: taken,
      one_address_per_locality: taken,
      locality_has_an_address: unreadable,
      locality_can_be_heard: unreadable,
      locality_is_named: unreadable,
    },
    write,
  )
}
