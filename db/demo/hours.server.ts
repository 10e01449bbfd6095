// The hours of those who keep some, and how a planned visit finds its place in them.
import { holidays } from "../../src/availability/hours/holidays.ts"
import { indianDay } from "../../src/platform/time.ts"
import type { DemoPractice } from "./demo.types.ts"
import type { DemoPeople } from "./people.server.ts"
import { practices, weeks } from "./practices.ts"

const MINUTE = 60_000
const IST_OFFSET = 330 * MINUTE

interface Span {
  from: number
  to: number
}

export const weekOf = ({ week }: DemoPractice): Span[][] => {
  const { days, saturday = days, sunday = [] }: { days: string[]; saturday?: string[]; sunday?: string[] } = weeks[week]
  return [sunday, days, days, days, days, days, saturday].map((spans) => spans.map(spanOf))
}

const spanOf = (text: string): Span => {
  const [from, to] = text.split("-").map((clock) => {
    const [hours, minutes] = clock.split(":").map(Number) as [number, number]
    return hours * 60 + minutes
  }) as [number, number]
  return { from, to }
}

/** The same day, at the start nearest to the planned one at which the whole visit lies within the hours that are kept. */
export const withinHours = (professional: string, planned: Date, minutes: number): Date => {
  const practice = practices[professional]
  if (!practice) return planned
  const local = planned.getTime() + IST_OFFSET
  const wanted = Math.floor(local / MINUTE) % 1440
  const starts = weekOf(practice)
    [new Date(local).getUTCDay()]!.filter(({ from, to }) => to - from >= minutes)
    .map(({ from, to }) => Math.min(Math.max(wanted, from), to - minutes))
  const [nearest = wanted] = starts.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  return new Date(planned.getTime() + (nearest - wanted) * MINUTE)
}

interface Visit {
  professional_id: string
  starts_at: Date
  status: string
}

export const hoursRows = (now: Date, { byName }: DemoPeople, bookings: readonly Visit[]) => {
  const all = Object.entries(practices).map(([name, practice]) => {
    const { professionalId: professional_id, createdAt: updated_at } = byName.get(name)!
    const rules = {
      ...{ slot_minutes: practice.slot ?? 30, notice_minutes: practice.notice ?? 120 },
      ...{ horizon_days: practice.horizon ?? 60, buffer_minutes: practice.buffer ?? 0 },
    }
    const weekly = weekOf(practice).flatMap((spans, weekday) =>
      spans.map(({ from, to }) => ({ professional_id, weekday, from_minute: from, to_minute: to })),
    )
    const visited = bookings.filter((one) => one.professional_id === professional_id && one.status !== "cancelled")
    const closed = practice.holidays ? daysOff(now, visited) : []
    return {
      availability: { professional_id, ...rules, updated_at },
      weekly,
      closed: closed.map(closedOn(professional_id)),
    }
  })
  return {
    availabilities: all.map(({ availability }) => availability),
    weekly: all.flatMap(({ weekly }) => weekly),
    exceptions: all.flatMap(({ closed }) => closed),
  }
}

/** The holidays to come, but one on which they have promised somebody a visit. */
const daysOff = (now: Date, visits: readonly Visit[]) => {
  const busy = new Set(visits.map(({ starts_at }) => indianDay(starts_at)))
  return holidays.map(({ date }) => date).filter((date) => date > indianDay(now) && !busy.has(date))
}

const closedOn = (professional_id: string) => (day: string) => ({ professional_id, day })
