/** The days next to today by their names, for rows of lists: apart from time.ts, because the scripts of search and profile are small. */
import { dayNumberAt } from "./days.ts"
import type { Language } from "./language/language.ts"
import { nearDayTexts } from "./near-days.texts.ts"
import { datesIn } from "./time.ts"

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
  }
}
