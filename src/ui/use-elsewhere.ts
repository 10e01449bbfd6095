import { useAwake } from "./use-awake.ts"
import { useDates } from "./use-words.ts"

const INDIA_MINUTES = 330

/**
 * What an Indian time is by the clock of whoever reads it, where that is another one: "11:30 pm on Mon, 23 Nov". Not in the
 * server's HTML, which does not know where they are.
 */
export const useElsewhere = (at: string | Date): string | undefined => {
  const isAwake = useAwake()
  const dates = useDates()
  const minutes = isAwake ? -new Date(at).getTimezoneOffset() : INDIA_MINUTES
  return minutes === INDIA_MINUTES ? undefined : dates.elsewhere(at, minutes)
}
