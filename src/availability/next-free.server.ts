// The next free time for cards: for a whole page of them in one statement; each calendar is searched only up to its first.
import { cachePerDb } from "../platform/cache.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS, dayNumberAt } from "../platform/days.ts"
import type { Language } from "../platform/language/language.ts"
import { datesIn } from "../platform/time.ts"
import { listCalendars } from "./availability.queries.server.ts"
import { firstFree } from "./free-times.rules.ts"
import { NEXT_FREE_DAYS } from "./next-choices.rules.ts"
import { nextFreeAnswerTexts } from "./texts.ts"

/** By service id; without those whose professional has no own hours, and those without a free time in these days. */
export const findNextFree = async ({ db, clock }: Pick<Ctx, "db" | "clock">, services: readonly string[]) => {
  const found = new Map<string, Date>()
  if (services.length === 0) return found
  const now = clock()
  // From a day before: what has just ended keeps its buffer.
  const from = new Date(now.getTime() - DAY_MS)
  const to = new Date(now.getTime() + (NEXT_FREE_DAYS + 1) * DAY_MS)
  for (const { service_id, ...calendar } of await listCalendars(db, services, { from, to, now })) {
    const start = firstFree({ ...calendar, now }, NEXT_FREE_DAYS)
    if (start) found.set(service_id, start)
  }
  return found
}

const cacheOf = cachePerDb<Date | undefined>({ maxEntries: 4_000, seconds: 5 })

/**
 * The same for a page of cards, undefined where there is none. Many lists show the same professionals, and looking at their
 * calendars would cost as much as finding them: so each calendar is looked at once in five seconds, whatever is asked
 * (docs/decisions/0028). What nobody has looked at yet is asked for in one statement.
 */
export const findNextFreeOfCards = async (ctx: Pick<Ctx, "db" | "clock">, services: readonly string[]) => {
  const cached = cacheOf(ctx.db)
  const unknown: string[] = []
  // Once it is known for which: they are gathered below, and asked for after that.
  const found = Promise.resolve().then(() => findNextFree(ctx, unknown))
  const startOf = (service: string) =>
    cached(service, async () => {
      unknown.push(service)
      return (await found).get(service)
    })
  return new Map(await Promise.all(services.map(async (service) => [service, await startOf(service)] as const)))
}

/** "today, 4:30 pm", "tomorrow, 10:00 am", "Wed, 25 Nov, 10:30 am" */
export const describeNextFree = (start: Date, now: Date, language: Language) => {
  const dates = datesIn(language)
  const ahead = dayNumberAt(start.getTime()) - dayNumberAt(now.getTime())
  const t = nextFreeAnswerTexts.in(language)
  if (ahead === 0) return t.today(dates.clock(start))
  return ahead === 1 ? t.tomorrow(dates.clock(start)) : dates.instant(start, now)
}
