/** Chooses the few free times to suggest: spread over parts of days and days, not three in a row. */
import type { FreeDay } from "./free-times.rules.ts"

/** As far as cards, comparisons and profiles look for a next free time. */
export const NEXT_FREE_DAYS = 30

export interface FreeTime {
  /** YYYY-MM-DD and HH:MM, Indian. */
  date: string
  time: string
}

/** How many are suggested, and how many of one day at most, where there are other days. */
const MAX_CHOICES = 3
const MAX_PER_DAY = 2

/** The first of each part of a day, of the soonest days; where there are not enough of these, the soonest. */
export const nextChoices = (days: readonly FreeDay[]): FreeTime[] => {
  const timesOf = (choose: (times: string[]) => string[]) =>
    days.flatMap(({ date, times }) => choose(times).map((time) => ({ date, time })))
  const firsts = timesOf((times) => firstOfParts(times).slice(0, MAX_PER_DAY))
  const chosen = [firsts, timesOf(firstOfParts)].find(({ length }) => length >= MAX_CHOICES)
  return (chosen ?? timesOf((times) => times)).slice(0, MAX_CHOICES)
}

const firstOfParts = (times: string[]) =>
  times.filter((time, place) => place === 0 || partOf(times[place - 1]!) !== partOf(time))

/** Morning, afternoon, evening. */
const partOf = (time: string) => Number(time >= "12") + Number(time >= "17")
