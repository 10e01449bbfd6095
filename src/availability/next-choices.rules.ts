/** Which free times are shown where there is room for a few: ones that differ, not three in a row. */
import type { FreeDay } from "./free-times.rules.ts"

export interface FreeTime {
  /** YYYY-MM-DD and HH:MM, Indian. */
  date: string
  time: string
}

/** So many are shown, and so many of them of one day at most, where there are other days. */
const COUNT = 3
const OF_A_DAY = 2

/** The first of each part of a day, of the soonest days; others only where there are no more of these. In their order. */
export const nextChoices = (days: readonly FreeDay[]): FreeTime[] => {
  const all = days.flatMap(({ date, times }) => times.map((time) => ({ date, time })))
  const isFirst = ({ date, time }: FreeTime, place: number) => {
    const before = all[place - 1]
    return before?.date !== date || partOf(before.time) !== partOf(time)
  }
  const firsts = all.filter(isFirst)
  const soonest = days.flatMap(({ date }) => firsts.filter((one) => one.date === date).slice(0, OF_A_DAY))
  const chosen = [...new Set([...soonest, ...firsts, ...all])].slice(0, COUNT)
  return all.filter((one) => chosen.includes(one))
}

/** Morning, afternoon, evening. */
const parts = ["12:00", "17:00"]
const partOf = (time: string) => parts.filter((end) => time >= end).length
