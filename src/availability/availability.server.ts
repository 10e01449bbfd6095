// When a professional can be visited. Who keeps no hours has the usual ones, and any other time may be asked for.
import type { Ctx } from "../platform/context.server.ts"
import { notFound } from "../platform/problem.ts"
import { fromIndianTime, indianDay } from "../platform/time.ts"
import { say } from "../platform/words/language.ts"
import type { FreeTimes } from "./availability.contract.ts"
import { availabilityProblems } from "./availability.problems.words.ts"
import { findCalendar } from "./availability.queries.server.ts"
import { dayAfter, freeDays, isFree, nearestFree, usualHours } from "./free-times.rules.ts"

interface Question {
  id: string
  service_id?: string | undefined
  from?: string | undefined
  days: number
}

/** No calendar reaches so far: from here on nothing is free, and nothing is looked for. */
const BEYOND_ALL_DAYS = 366

export const showFreeTimes = async (ctx: Ctx, { id, service_id, days, ...asked }: Question): Promise<FreeTimes> => {
  const now = ctx.clock()
  const today = indianDay(now)
  const from = [today, asked.from ?? today, dayAfter(today, BEYOND_ALL_DAYS)].toSorted()[1]!
  const span = { from: midnight(dayAfter(from, -1)), to: midnight(dayAfter(from, days + 1)) }
  const calendar = await findCalendar(ctx.db, { professional_id: id, service_id, ...span })
  if (!calendar) throw notFound(say(availabilityProblems, (t) => t.professional))
  const { duration, hours: own, taken } = calendar
  if (duration === null) throw notFound(say(availabilityProblems, (t) => t.service))
  const hours = own ?? usualHours
  return {
    days: freeDays({ hours, taken, duration, now }, from, days),
    keeps_hours: own !== null,
    duration,
    until: dayAfter(today, hours.horizon_days),
  }
}

interface Wish {
  professional_id: string
  service_id: string
  starts_at: Date
  /** A booking that is to be moved there: its own time is free, and it stays as long as it is, in minutes. */
  moved?: { id: string; duration: number }
}

/** Days to both sides of a wish that are looked at for the nearest free times. */
const REACH_DAYS = 15

/**
 * How a wished start stands: who keeps hours is visited within them, the others at any time to come. What is taken is the
 * database's to refuse; `nearest` is what to say then. Undefined where nobody can book them at the moment.
 */
export const judgeTime = async ({ db, clock }: Pick<Ctx, "db" | "clock">, { starts_at, moved, ...wish }: Wish) => {
  const now = clock()
  const day = indianDay(starts_at)
  const span = { from: midnight(dayAfter(day, -REACH_DAYS)), to: midnight(dayAfter(day, REACH_DAYS + 1)) }
  const calendar = await findCalendar(db, { ...wish, ...span, except: moved?.id })
  const duration = moved?.duration ?? calendar?.duration
  if (!calendar || !duration) return undefined
  const { hours, taken } = calendar
  const question = { hours: hours ?? usualHours, taken, duration, now }
  const findFarther = async () => {
    const today = indianDay(now)
    const days = question.hours.horizon_days + 1
    const whole = { from: midnight(dayAfter(today, -1)), to: midnight(dayAfter(today, days + 1)) }
    const year = await findCalendar(db, { ...wish, ...whole, except: moved?.id })
    if (!year) return []
    const { hours, taken } = year
    return nearestFree({ ...question, hours: hours ?? usualHours, taken }, starts_at, { from: today, days })
  }
  const nearest = nearestFree(question, starts_at)
  return {
    isFree: hours ? isFree(question, starts_at) : true,
    nearest: nearest.length > 0 ? nearest : await findFarther(),
  }
}

const midnight = (date: string) => fromIndianTime(date, "00:00")!
