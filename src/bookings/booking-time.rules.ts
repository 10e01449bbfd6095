/**
 * The start of a booking: as parsed from the wire, as checked against limits, and as shown in another time zone. On the wire
 * (specification 3 §1) booking_date and booking_time are UTC. A date-time in booking_date is converted to UTC and split; its
 * time counts where booking_time is missing. Of one that cannot be parsed only the part before the T is the date.
 */
import { DAY_MS, dayNumberAt, MINUTE_MS, midnightOf } from "../platform/days.ts"
import { fromIndianTime, IST_OFFSET_MS, indianDay } from "../platform/time.ts"

export const INDIA_OFFSET_MINUTES = IST_OFFSET_MS / 60_000

/** Shifts an instant so that formatting it in Indian time shows the clock of an offset of so many minutes from UTC. */
export const shiftToOffset = (at: string | Date, minutes: number) =>
  new Date(new Date(at).getTime() + (minutes - INDIA_OFFSET_MINUTES) * 60_000)

/** Why a booking cannot start then; bookingFieldTexts has the sentences. */
type StartFault = "missing_start" | "invalid_day" | "invalid_clock" | "past_start" | "far_start"
type TypedTimeFault = "other_clock" | "too_soon"
type StartFaults = { booking_date?: StartFault; booking_time?: StartFault }

/** The furthest that anybody can be booked: to the end of the 365th Indian day ahead. */
const DAYS_AHEAD = 365

type Start = { startsAt: Date; faults?: undefined } | { startsAt?: undefined; faults: StartFaults }

export const readStart = (bookingDate: string, bookingTime: string): Start => {
  const { date, time } = splitDate(bookingDate.trim())
  const clock = bookingTime.trim() || time
  if (!date || !clock) {
    const missing = "missing_start"
    return { faults: { ...(!date && { booking_date: missing }), ...(!clock && { booking_time: missing }) } }
  }
  const faults: StartFaults = {}
  if (!isDay(date)) faults.booking_date = "invalid_day"
  if (!isClock(clock)) faults.booking_time = "invalid_clock"
  if (Object.keys(faults).length > 0) return { faults }
  return { startsAt: new Date(`${date}T${clock.length === 5 ? `${clock}:00` : clock}Z`) }
}

/** Undefined when the start is in the future and within a year; a shorter horizon is checked in booking-request.server.ts. */
export const startFault = (startsAt: Date, now: Date): StartFault | undefined => {
  if (startsAt <= now) return "past_start"
  const today = fromIndianTime(indianDay(now), "00:00")!.getTime()
  return startsAt.getTime() >= today + (DAYS_AHEAD + 1) * DAY_MS ? "far_start" : undefined
}

/** The same for typed date and time fields, in Indian time. */
export const typedStartFault = (date: string, time: string, now: Date): StartFault | undefined => {
  const startsAt = fromIndianTime(date, time)
  return startsAt ? startFault(startsAt, now) : "missing_start"
}

/** Limits of a typed time, in minutes of the Indian day: quarter hours from 7:00 to 21:00, two hours ahead (decision 8). */
const typedTimeLimits = { from: 7 * 60, to: 21 * 60, step: 15, ahead: 120 } as const

/** Faults of a typed time beyond those of any start. */
export const typedTimeFault = (startsAt: Date, now: Date): TypedTimeFault | undefined => {
  const minute = (startsAt.getTime() - midnightOf(dayNumberAt(startsAt.getTime()))) / MINUTE_MS
  const { from, to, step, ahead } = typedTimeLimits
  if (minute < from || minute > to || minute % step !== 0) return "other_clock"
  return startsAt.getTime() - now.getTime() < ahead * MINUTE_MS ? "too_soon" : undefined
}

/** The two fields a client sends for an instant. */
export const toWire = (startsAt: Date) => {
  const iso = startsAt.toISOString()
  return { booking_date: iso.slice(0, 10), booking_time: iso.slice(11, 19) }
}

const dateTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i

const splitDate = (text: string): { date: string; time: string } => {
  const [, day = "", clock = "", zone = "Z"] = dateTime.exec(text) ?? []
  // What names no zone is UTC already, as specified for both fields.
  const at = isDay(day) && isClock(clock.slice(0, 8)) ? new Date(`${day}T${clock}${withColon(zone)}`) : undefined
  if (!at || Number.isNaN(at.getTime())) return { date: text.split(/[T ]/)[0] ?? "", time: "" }
  const { booking_date, booking_time } = toWire(at)
  return { date: booking_date, time: booking_time }
}

const withColon = (zone: string) => zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")

/** A day of the calendar: 2026-02-30 is not one, though Date would take it for March. */
const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** An instant as answers carry it: ISO, without milliseconds where they are zero. */
export const toIsoSeconds = (instant: Date) => instant.toISOString().replace(".000Z", "Z")
