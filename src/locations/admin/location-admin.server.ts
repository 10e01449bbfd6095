// Administrators manage the catalogue of places. What is refused, the tables refuse: a sibling of the same name, a parent that
// has gone meanwhile, a place that something stands on. Each change is recorded with what was there before.
import type { AuditAct } from "../../accounts/audit/audit-actions.rules.ts"
import { recordAct } from "../../accounts/audit.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import * as queries from "./location-admin.queries.server.ts"
import type { CityChange, CountryChange, NewCity, NewCountry, NewState, StateChange } from "./location-admin.schema.ts"
import { locationAdminProblems } from "./texts.ts"

type Admin = Ctx<"admin">
type Kind = "country" | "state" | "city"
interface Asked {
  id: string
}

const localized = localizerOf(locationAdminProblems)
const messages = (ctx: Admin, kind: Kind) => locationAdminProblems.in(ctx.language).done[kind]

export const getCounts = ({ db }: Admin) => queries.countPlaces(db)

export const getCountries = async ({ db }: Admin) => {
  const countries = await queries.readCountries(db)
  return { countries, total: countries.length }
}

export const getStates = async ({ db }: Admin, { country_id }: { country_id?: string | undefined }) => {
  const states = await queries.readStates(db, askedId(country_id))
  return { states, total: states.length }
}

interface AskedCities {
  state_id?: string | undefined
  country_id?: string | undefined
  q?: string | undefined
  limit: number
  offset: number
}

export const getCities = ({ db }: Admin, { state_id, country_id, q = "", limit, offset }: AskedCities) =>
  queries.readCities(db, { stateId: askedId(state_id), countryId: askedId(country_id), q, limit, offset })

export const createCountry = async (ctx: Admin, input: NewCountry) => {
  const { id } = await allowed(() => queries.insertCountry(ctx.db, input))
  await recordAct(ctx, "add_country", { subject: String(id), details: input })
  return { message: messages(ctx, "country").added, country: (await queries.readCountry(ctx.db, id))! }
}

export const createState = async (ctx: Admin, { name, country_id, code }: NewState) => {
  const values = { name, country_id, code: code || null }
  const { id } = await allowed(() => queries.insertState(ctx.db, values))
  await recordAct(ctx, "add_state", { subject: String(id), details: values })
  return { message: messages(ctx, "state").added, state: (await queries.readState(ctx.db, id))! }
}

export const createCity = async (ctx: Admin, input: NewCity) => {
  const { id } = await allowed(() => queries.insertCity(ctx.db, input))
  await recordAct(ctx, "add_city", { subject: String(id), details: input })
  return { message: messages(ctx, "city").added, city: (await queries.readCity(ctx.db, id))! }
}

export const saveCountry = async (ctx: Admin, { id: asked, name, code, version }: CountryChange & Asked) => {
  const id = knownId(asked, "country")
  const { version: now, ...before } = (await queries.lockCountry(ctx.db, id)) ?? gone("country")
  if (version !== undefined && version !== now)
    throw await overtaken(ctx, "change_country", id, { country: await queries.readCountry(ctx.db, id) })
  await saveChange(ctx, "change_country", { id, before, after: { name, code } }, queries.updateCountry)
  return { message: messages(ctx, "country").updated, country: (await queries.readCountry(ctx.db, id))! }
}

export const saveState = async (ctx: Admin, { id: asked, version, ...input }: StateChange & Asked) => {
  const id = knownId(asked, "state")
  const { version: now, ...before } = (await queries.lockState(ctx.db, id)) ?? gone("state")
  if (version !== undefined && version !== now)
    throw await overtaken(ctx, "change_state", id, { state: await queries.readState(ctx.db, id) })
  const { name, country_id = before.country_id, code = before.code } = input
  await saveChange(
    ctx,
    "change_state",
    { id, before, after: { name, code: code || null, country_id } },
    queries.updateState,
  )
  return { message: messages(ctx, "state").updated, state: (await queries.readState(ctx.db, id))! }
}

export const saveCity = async (ctx: Admin, { id: asked, version, ...input }: CityChange & Asked) => {
  const id = knownId(asked, "city")
  const { version: now, ...before } = (await queries.lockCity(ctx.db, id)) ?? gone("city")
  if (version !== undefined && version !== now)
    throw await overtaken(ctx, "change_city", id, { city: await queries.readCity(ctx.db, id) })
  const { name, state_id = before.state_id } = input
  await saveChange(ctx, "change_city", { id, before, after: { name, state_id } }, queries.updateCity)
  return { message: messages(ctx, "city").updated, city: (await queries.readCity(ctx.db, id))! }
}

export const removeCountry = async (ctx: Admin, { id: asked }: Asked) => {
  const id = knownId(asked, "country")
  const country = (await kept(ctx, "country", id, queries.removeCountry)) ?? gone("country")
  await recordAct(ctx, "delete_country", { subject: String(id), details: country })
  return { message: messages(ctx, "country").deleted }
}

export const removeState = async (ctx: Admin, { id: asked }: Asked) => {
  const id = knownId(asked, "state")
  const state = (await kept(ctx, "state", id, queries.removeState)) ?? gone("state")
  await recordAct(ctx, "delete_state", { subject: String(id), details: state })
  return { message: messages(ctx, "state").deleted }
}

export const removeCity = async (ctx: Admin, { id: asked }: Asked) => {
  const id = knownId(asked, "city")
  const city = (await kept(ctx, "city", id, queries.removeCity)) ?? gone("city")
  await recordAct(ctx, "delete_city", { subject: String(id), details: city })
  return { message: messages(ctx, "city").deleted }
}

/** No place has this id, so that what cannot be one is as unknown as another. */
const NOBODYS_ID = -1
const parseId = (asked: string) => (/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : NOBODYS_ID)
const askedId = (asked: string | undefined) => (asked === undefined ? undefined : parseId(asked))

const knownId = (asked: string, kind: Kind) => {
  const id = parseId(asked)
  return id === NOBODYS_ID ? gone(kind) : id
}

const gone = (kind: Kind): never => {
  throw notFound(localized((t) => t.things[kind]))
}

interface Change<Values> {
  id: number
  before: Values
  after: Values
}

/** Saving what stands there already is a success that nobody has to be told of. */
const saveChange = async <Values extends Record<string, unknown>>(
  ctx: Admin,
  act: AuditAct,
  { id, before, after }: Change<Values>,
  update: (db: Admin["db"], id: number, values: Values) => Promise<unknown>,
) => {
  if (Object.entries(after).every(([field, value]) => before[field] === value)) return
  await allowed(() => update(ctx.db, id, after))
  await recordAct(ctx, act, { subject: String(id), details: { before, after } })
}

/** Somebody has saved it since it was seen. */
const overtaken = async (ctx: Admin, act: AuditAct, id: number, details: Record<string, unknown>) => {
  const last = await queries.readLastChanger(ctx.db, act, String(id))
  const isOwn = last?.account_id === ctx.actor.account_id
  return conflict(
    localized((t) => (isOwn ? t.overtakenByOneself : t.overtaken(last?.full_name))),
    details,
  )
}

/** Which rows a place may not be beside, and which it must lie in. */
const allowed = <T>(write: () => Promise<T>) =>
  withConstraintProblems(
    {
      one_country_per_name: () => invalid({ name: localized((t) => t.taken.country) }),
      one_country_per_code: () => invalid({ code: localized((t) => t.taken.code) }),
      one_state_per_name: () => invalid({ name: localized((t) => t.taken.state) }),
      one_city_per_name: () => invalid({ name: localized((t) => t.taken.city) }),
      country_name_can_be_read: () => invalid({ name: localized((t) => t.unreadable.country) }),
      state_name_can_be_read: () => invalid({ name: localized((t) => t.unreadable.state) }),
      city_name_can_be_read: () => invalid({ name: localized((t) => t.unreadable.city) }),
      states_country_id_fkey: () => invalid({ country_id: localized((t) => t.parentGone.country) }),
      cities_state_id_fkey: () => invalid({ state_id: localized((t) => t.parentGone.state) }),
    },
    write,
  )

/** What may stand on a place: counted before, because a statement that is refused ends the transaction. */
const kept = async <T>(
  { db }: Pick<Admin, "db">,
  kind: Kind,
  id: number,
  remove: (db: Admin["db"], id: number) => Promise<T>,
) => {
  const details = { in_use: await queries.countInUse(db, kind, id) }
  const refused = (text: Parameters<typeof localized>[0]) => () => conflict(localized(text), details)
  return withConstraintProblems(
    {
      states_country_id_fkey: refused((t) => t.notDeleted.country),
      cities_state_id_fkey: refused((t) => t.notDeleted.state),
      professionals_city_id_fkey: refused((t) => t.notDeleted.city.professionals),
      professional_service_areas_city_id_fkey: refused((t) => t.notDeleted.city.areas),
      search_entries_city_id_fkey: refused((t) => t.notDeleted.city.areas),
      service_type_cities_city_id_fkey: refused((t) => t.notDeleted.city.services),
      localities_city_id_fkey: refused((t) => t.notDeleted.city.localities),
    },
    () => remove(db, id),
  )
}
