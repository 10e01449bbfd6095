/** Calendar files (RFC 5545), for who keeps their visits in a calendar of their own. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator"
import { brand } from "../brand.ts"

export interface CalendarEntry {
  /** The same for ever: a newer file changes the entry of an older one. */
  id: string
  starts_at: Date
  ends_at: Date
  /** When it last changed: calendars take what is newer. */
  updated_at: Date
  state: "tentative" | "confirmed" | "cancelled"
  title: string
  description?: string | undefined
  place?: string | undefined
  url: string
}

export const CALENDAR_TYPE = "text/calendar"

const states = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

const SECOND_MS = 1000

/** @param name what a calendar that follows it is called */
export const calendarFile = (entries: readonly CalendarEntry[], name: string) =>
  ical({
    name,
    prodId: { company: brand.name, product: "bookings" },
    method: ICalCalendarMethod.PUBLISH,
    events: entries.map((entry) => ({
      id: `${entry.id}@${brand.emails.general.split("@")[1]}`,
      start: entry.starts_at,
      end: entry.ends_at,
      stamp: entry.updated_at,
      lastModified: entry.updated_at,
      sequence: Math.floor(entry.updated_at.getTime() / SECOND_MS) - SEQUENCE_START,
      status: states[entry.state],
      summary: entry.title,
      description: entry.description ?? null,
      location: entry.place ?? null,
      url: entry.url,
    })),
  }).toString()

/** Seconds: sequences have 31 bits, and many calendars read no more. */
const SEQUENCE_START = Date.UTC(2026, 0) / SECOND_MS
