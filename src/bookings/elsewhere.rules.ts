/** Times by the clock of somebody who is not in India, in the words in which Indian times are said. */
import { IST_OFFSET_MS } from "../platform/time.ts"

export const INDIA_MINUTES = IST_OFFSET_MS / 60_000

/** The instant that an Indian clock shows as one so many minutes ahead of UTC shows `at`. */
export const byClock = (at: string | Date, minutes: number) =>
  new Date(new Date(at).getTime() + (minutes - INDIA_MINUTES) * 60_000)
