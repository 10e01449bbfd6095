import { noonOf } from "../../platform/days.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { DaySpan } from "../period.rules.ts"
import { analyticsTexts } from "../texts.ts"

/** What a column of a chart is of: a day, or a week by its first and last. */
export const useColumnLabel = () => {
  const { table: t } = useTexts(analyticsTexts)
  const { day, weekday } = useDates()
  return ({ from, to }: DaySpan) => (from === to ? weekday(noonOf(from)) : t.span(day(noonOf(from)), day(noonOf(to))))
}
