// When a professional is free. Professionals without hours of their own have the usual ones, and may be asked for any time.

import { cachePerDb } from "../platform/cache.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { dateOf, dayAfter, dayNumber, dayNumberAt, midnightOf } from "../platform/days.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { indianDay } from "../platform/time.ts"
import type { FreeTimes } from "./availability.contract.ts"
import { findCalendar, listAllCalendars } from "./availability.queries.server.ts"
import { faultOf, freeDays, isFree, MAX_NEAREST, nearestFree, usualHours } from "./free-times.rules.ts"
import { availabilityProblems } from "./texts.ts"

interface FreeTimesQuery {
  id: string
  service_id?: string | undefined
  from?: string | undefined
  days: number
}

/** Beyond every horizon: nothing is free from there on. */
const BEYOND_ALL_DAYS = 366

export const getFreeTimes = async (
  ctx: Ctx,
  { id, service_id, days, ...input }: FreeTimesQuery,
): Promise<FreeTimes> => {
  const now = ctx.clock()
  const today = indianDay(now)
  const from = [today, input.from ?? today, dayAfter(today, BEYOND_ALL_DAYS)].toSorted()[1]!
  const first = dayNumber(from)
  const span = { from: new Date(midnightOf(first - 1)), to: new Date(midnightOf(first + days + 1)), now }
  const calendar = await findCalendar(ctx.db, { professional_id: id, service_id, ...span })
  if (!calendar) throw notFound(localize(availabilityProblems, (t) => t.professional))
  const { duration, hours: ownHours, taken } = calendar
  if (duration === null) throw notFound(localize(availabilityProblems, (t) => t.service))
  const hours = ownHours ?? usualHours
  return {
    days: freeDays({ hours, taken, duration, now }, from, days),
    keeps_hours: ownHours !== null,
    duration,
    until: dayAfter(today, hours.horizon_days),
  }
}

interface FreeTimeCheck {
  professional_id: string
  service_id: string
  starts_at: Date
  /** A booking that is to be moved there: its own time is free, and it stays as long as it is, in minutes. */
  moved?: { id: string; duration: number }
}

/** What a refusal of a requested time offers. */
export interface NearestTimes {
  nearest: Date[]
  /** The last bookable Indian day of a professional with own hours, where the requested time lies beyond it. */
  last?: string | undefined
}

/** Days around the requested time in which the nearest free ones are searched, in turn: most are near, and a year is much to read. */
const SEARCH_DAYS = [3, 14, BEYOND_ALL_DAYS]

/**
 * Checks a requested start against the professional's own hours; without these any future time is accepted. Taken times are
 * refused by the database in the end. Undefined where the professional cannot be booked at the moment.
 */
export const checkTime = async (
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { starts_at, moved, ...input }: FreeTimeCheck,
) => {
  const now = clock()
  const today = dayNumberAt(now.getTime())
  // The requested time may be the last that a Date can hold.
  const requested = new Date(Math.min(starts_at.getTime(), midnightOf(today + BEYOND_ALL_DAYS)))
  const [shortest, ...longer] = SEARCH_DAYS as [number, ...number[]]
  const loadWithin = async (reach: number) => {
    const calendar = await findCalendar(db, { ...input, ...spanAround(requested, reach), now, except: moved?.id })
    const duration = moved?.duration ?? calendar?.duration
    if (!calendar || !duration) return undefined
    const { hours, taken } = calendar
    return { hasOwnHours: hours !== null, input: { hours: hours ?? usualHours, taken, duration, now } }
  }
  const near = await loadWithin(shortest)
  if (!near) return undefined
  return {
    fault: near.hasOwnHours ? faultOf(near.input, starts_at) : undefined,
    findNearest: async (): Promise<NearestTimes> => {
      let nearest = nearestFree(near.input, requested, shortest)
      for (const reach of longer) {
        if (nearest.length === MAX_NEAREST) break
        const far = await loadWithin(reach)
        nearest = far ? nearestFree(far.input, requested, reach) : []
      }
      const last = today + near.input.hours.horizon_days
      const isBeyond = near.hasOwnHours && dayNumberAt(starts_at.getTime()) > last
      return { nearest, last: isBeyond ? dateOf(last) : undefined }
    },
  }
}

/** The nearest free times to a taken one, cached for a second: a popular slot is refused many times at once. */
export const findNearestCached = (
  ctx: Pick<Ctx, "db" | "clock">,
  input: FreeTimeCheck,
): Promise<NearestTimes | undefined> =>
  cacheOf(ctx.db)(JSON.stringify(input), async () => (await checkTime(ctx, input))?.findNearest())

/**
 * Which of these services the booking dialog would offer at this start: within the professional's own hours, or the usual
 * ones where there are none.
 */
export const findFreeServices = async (
  { db, clock }: Pick<Ctx, "db" | "clock">,
  services: readonly string[],
  startsAt: Date,
): Promise<Set<string>> => {
  if (services.length === 0) return new Set()
  const now = clock()
  const calendars = await listAllCalendars(db, services, { ...spanAround(startsAt, 0), now })
  const free = calendars.filter(({ hours, ...calendar }) =>
    isFree({ ...calendar, hours: hours ?? usualHours, now }, startsAt),
  )
  return new Set(free.map(({ service_id }) => service_id))
}

const cacheOf = cachePerDb<NearestTimes | undefined>({ maxEntries: 1_000, seconds: 1 })

/** With one more day at each end, since visits and buffers cross midnight. */
const spanAround = (instant: Date, days: number) => {
  const day = dayNumberAt(instant.getTime())
  return { from: new Date(midnightOf(day - days - 1)), to: new Date(midnightOf(day + days + 2)) }
}
