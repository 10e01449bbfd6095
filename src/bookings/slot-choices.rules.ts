/** What the booking dialog offers at a press, in Indian time: the next days, usual hours, and the visit in words. */
import { formatClock, formatInstant, fromIndianTime, indianDay } from "../platform/time.ts"
import { refuseStart } from "./booking-time.rules.ts"

const DAYS = 6
const DAY_MS = 86_400_000
const hours = ["10:00", "11:30", "14:00", "16:30", "18:00"]

/** The next days that still have a usual hour, as the date field takes them. */
export const nextDays = (now: Date) => {
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => indianDay(new Date(now.getTime() + ahead * DAY_MS)))
  return days
    .filter((date) => hoursOn(date, now).length > 0)
    .slice(0, DAYS)
    .map((date) => {
      const [weekday = "", day = ""] = formatInstant(instantOf(date, hours[0]!)).split(", ")
      return { date, weekday, day }
    })
}

/** The usual hours of a day, as the time field takes them; those that have gone by are left out. */
export const hoursOn = (date: string, now: Date) =>
  hours
    .map((time) => ({ time, startsAt: instantOf(date || indianDay(new Date(now.getTime() + DAY_MS)), time) }))
    .filter(({ startsAt }) => startsAt > now)
    .map(({ time, startsAt }) => ({ time, label: formatClock(startsAt) }))

/** "Tue, 24 Nov, 4:30–5:30 pm"; undefined while it is not a start that can be asked for. */
export const visitText = (date: string, time: string, minutes: number, now: Date) => {
  const startsAt = date && time ? fromIndianTime(date, time) : undefined
  if (!startsAt || refuseStart(startsAt, now)) return undefined
  const until = formatClock(new Date(startsAt.getTime() + minutes * 60_000))
  const from = formatInstant(startsAt, now)
  const isSameHalf = from.slice(-2) === until.slice(-2)
  return `${isSameHalf ? from.slice(0, -3) : from}–${until}`
}

const instantOf = (date: string, time: string) => fromIndianTime(date, time) ?? new Date(Number.NaN)
