// Days of the demo, counted from the load. Nobody is visited on a Sunday, and the clock on the wall is India's.

const DAY = 86_400_000
const IST_OFFSET = 330 * 60_000

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY)

/** Midnight in India of the n-th working day (Monday to Saturday) after or, negative, before now; n is never 0. */
export const workingDay = (now: Date, n: number): Date => {
  const step = Math.sign(n)
  let day = Math.floor((now.getTime() + IST_OFFSET) / DAY)
  for (let left = Math.abs(n); left > 0; ) {
    day += step
    // Day 0 of the epoch was a Thursday, so Sundays are 3 further on.
    if (day % 7 !== 3) left -= 1
  }
  return new Date(day * DAY - IST_OFFSET)
}

/** "16:30" on that working day. */
export const workingHour = (now: Date, n: number, time: string): Date => {
  const [hours, minutes] = time.split(":").map(Number) as [number, number]
  return new Date(workingDay(now, n).getTime() + (hours * 60 + minutes) * 60_000)
}
