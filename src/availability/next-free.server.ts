// The next free time of services: of a whole page of them in one statement; each calendar is searched only up to its first.
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS, dayNumberAt, MINUTE_MS } from "../platform/days.ts"
import type { Language } from "../platform/language/language.ts"
import { datesIn } from "../platform/time.ts"
import { listCalendars } from "./availability.queries.server.ts"
import { firstFree } from "./free-times.rules.ts"
import { NEXT_FREE_DAYS } from "./next-choices.rules.ts"
import { nextFreeAnswerTexts } from "./texts.ts"

export type CalendarCtx = Pick<Ctx, "db" | "clock">

interface NextFree {
  start: Date
  /** From then on it is too short notice. */
  bookableUntil: Date
}

/** By service id; without those whose professional has no own hours, and those without a free time in these days. */
export const lookUpNextFree = async ({ db, clock }: CalendarCtx, services: readonly string[]) => {
  const found = new Map<string, NextFree>()
  if (services.length === 0) return found
  const now = clock()
  // From a day before: what has just ended keeps its buffer.
  const from = new Date(now.getTime() - DAY_MS)
  const to = new Date(now.getTime() + (NEXT_FREE_DAYS + 1) * DAY_MS)
  for (const { service_id, ...calendar } of await listCalendars(db, services, { from, to, now })) {
    const start = firstFree({ ...calendar, now }, NEXT_FREE_DAYS)
    if (!start) continue
    const bookableUntil = new Date(start.getTime() - calendar.hours.notice_minutes * MINUTE_MS)
    found.set(service_id, { start, bookableUntil })
  }
  return found
}

/** The same as instants, read anew. */
export const findNextFree = async (ctx: CalendarCtx, services: readonly string[]) =>
  new Map([...(await lookUpNextFree(ctx, services))].map(([service, { start }]) => [service, start] as const))

/** "today, 4:30 pm", "tomorrow, 10:00 am", "Wed, 25 Nov, 10:30 am" */
export const describeNextFree = (start: Date, now: Date, language: Language) => {
  const dates = datesIn(language)
  const ahead = dayNumberAt(start.getTime()) - dayNumberAt(now.getTime())
  const t = nextFreeAnswerTexts.in(language)
  if (ahead === 0) return t.today(dates.clock(start))
  return ahead === 1 ? t.tomorrow(dates.clock(start)) : dates.instant(start, now)
}
