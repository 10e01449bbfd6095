import { useHydrated } from "../../ui/use-hydrated.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { INDIA_OFFSET_MINUTES, shiftToOffset } from "../booking-time.rules.ts"
import { visitTexts } from "./texts.ts"

/** Behind a start, to who reads it in another zone: whose time it is, and what it is by their own clock. */
export function LocalTime({ at }: { at: string | Date }) {
  const t = useTexts(visitTexts)
  const localTime = useLocalTime(at)
  return (
    localTime && (
      <span className="whitespace-normal font-normal font-sans text-muted text-sm"> {t.inIndia(localTime)}</span>
    )
  )
}

/**
 * What an Indian time is by the clock of whoever reads it, where that is another one: "6:00 am", or "11:30 pm on Mon, 23
 * Nov" where it is another day. Not in the server's HTML, which does not know where they are.
 */
export const useLocalTime = (at: string | Date): string | undefined => {
  const isHydrated = useHydrated()
  const { clock, weekday } = useDates()
  const t = useTexts(visitTexts)
  const minutes = isHydrated ? -new Date(at).getTimezoneOffset() : INDIA_OFFSET_MINUTES
  if (minutes === INDIA_OFFSET_MINUTES) return undefined
  const local = shiftToOffset(at, minutes)
  return weekday(local) === weekday(new Date(at)) ? clock(local) : t.clockOn(clock(local), weekday(local))
}
