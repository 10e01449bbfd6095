/** How rows of lists say days and times, those next to today by their names: apart from time.ts, because the scripts of search and profile are small. */
import { DAY_MS, dayNumberAt } from "./days.ts"
import type { Language } from "./language/language.ts"
import { nearDayTexts } from "./near-days.texts.ts"
import { platformTexts } from "./texts.ts"
import { datesIn, IST_OFFSET_MS, partsOf } from "./time.ts"

export const nearDaysIn = (language: Language) => {
  const [dates, t] = [datesIn(language), nearDayTexts.in(language)]
  const names: Partial<Record<number, string>> = { [-1]: t.yesterday, 0: t.today, 1: t.tomorrow }
  const nameOf = (at: string, now: Date) => names[dayNumberAt(Date.parse(at)) - dayNumberAt(now.getTime())]
  return {
    /** "Today", "Tomorrow", "Yesterday", else "Tue". */
    day: (at: string, now: Date) => nameOf(at, now) ?? dates.weekdayName(at),
    /** "Tomorrow, 4:30 pm", else as `dates.instant`: "Tue, 24 Nov, 4:30 pm". */
    instant: (at: string, now: Date) => {
      const name = nameOf(at, now)
      return name ? `${name}, ${dates.clock(at)}` : dates.instant(at, now)
    },
    /** For the professional's table alone: "Nov 24, 2026 4:30 PM" */
    table: (at: string) => {
      const { months, invalid } = platformTexts.in(language).time
      const parts = partsOf(at)
      return parts ? t.table(months[parts.month]!, parts.day, parts.year, parts.time, parts.isMorning) : invalid
    },
    /** What is due by the end of a day is due on that day: "Wed, 2 Dec" for the midnight after it; else as `dates.instant`. */
    due: (at: string, now: Date) => {
      const end = Date.parse(at)
      return (end + IST_OFFSET_MS) % DAY_MS === 0 ? dates.weekday(new Date(end - 1), now) : dates.instant(at, now)
    },
  }
}
