import { MIDNIGHT } from "./quarter-hours.ts"
import { timeSpanTexts } from "./texts.ts"
import { useDates, useTexts } from "./use-texts.ts"

/** "9:30 am" of "09:30"; the end of a day is midnight. */
export const useClock = () => {
  const { midnight } = useTexts(timeSpanTexts)
  const dates = useDates()
  return (time: string) => (time === MIDNIGHT ? midnight : dates.clock(`2026-01-01T${time}:00+05:30`))
}
