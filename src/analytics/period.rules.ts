/** Which days a period has. Periods end with yesterday: a day that still runs is compared with none. */
import { dayAfter, dayNumber } from "../platform/days.ts"
import { indianDay } from "../platform/time.ts"

export const periods = ["week", "month", "year"] as const
export type Period = (typeof periods)[number]

export const ANALYTICS_PAGE = "/provider/analytics"
export const analyticsFileAddress = (id: string, period: Period) =>
  `/api/professional/analytics/${id}/csv?period=${period}`

/** As an address says it; a month unless it does. */
export const periodNamed = (name: string | null): Period => periods.find((one) => one === name) ?? "month"

/** A year is 52 weeks, so that each column of its chart is a whole week. */
const lengths: Record<Period, { days: number; daysInColumn: number }> = {
  week: { days: 7, daysInColumn: 1 },
  month: { days: 30, daysInColumn: 1 },
  year: { days: 364, daysInColumn: 7 },
}

/** Indian days, both included. */
export interface DaySpan {
  from: string
  to: string
}

export interface PeriodDays extends DaySpan {
  /** As many days right before. */
  previous: DaySpan & { columns: DaySpan[] }
  daysInColumn: number
  columns: DaySpan[]
}

export const daysOf = (period: Period, now: Date): PeriodDays => {
  const { days, daysInColumn } = lengths[period]
  const to = dayAfter(indianDay(now), -1)
  const from = dayAfter(to, 1 - days)
  const previousFrom = dayAfter(from, -days)
  const columnsFrom = (start: string) =>
    Array.from({ length: days / daysInColumn }, (_, place) => {
      const first = dayAfter(start, place * daysInColumn)
      return { from: first, to: dayAfter(first, daysInColumn - 1) }
    })
  return {
    ...{ from, to, daysInColumn },
    previous: { from: previousFrom, to: dayAfter(from, -1), columns: columnsFrom(previousFrom) },
    columns: columnsFrom(from),
  }
}

export const eachDay = ({ from, to }: DaySpan) =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, place) => dayAfter(from, place))
