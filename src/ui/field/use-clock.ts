import { timeSpanTexts } from "../texts.ts"
import { useDates, useTexts } from "../use-texts.ts"

/** Clocks of a day as they are written, "HH:MM": compared as texts they are in order. "24:00" can only be an end. */
export const quarterHours: readonly string[] = Array.from({ length: 97 }, (_, n) => {
  const [hour, minute] = [Math.floor(n / 4), (n % 4) * 15]
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
})

export const MIDNIGHT = "24:00"

/** With the one that is chosen, where it is no quarter of an hour. */
export const withOwn = (times: readonly string[], own: string) => (times.includes(own) ? times : [...times, own].sort())

/** "9:30 am" of "09:30"; the end of a day is midnight. */
export const useClock = () => {
  const { midnight } = useTexts(timeSpanTexts)
  const dates = useDates()
  return (time: string) => (time === MIDNIGHT ? midnight : dates.clock(`2026-01-01T${time}:00+05:30`))
}
