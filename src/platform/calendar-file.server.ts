/** Calendar files (RFC 5545), for who keeps their visits in a calendar of their own. */
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator"
import { brand } from "../brand.ts"

export interface CalendarEntry {
  /** The same for ever: a newer file changes the entry of an older one. */
  id: string
  starts_at: Date
  ends_at: Date
  /** When it last changed. */
  updated_at: Date
  /** How often it has changed: calendars take what has the higher number. */
  sequence: number
  state: "tentative" | "confirmed" | "cancelled"
  title: string
  description?: string | undefined
  place?: string | undefined
  url: string
}

/** Whose calendar a mail is for. */
export interface Attendee {
  name: string
  email: string
}

/** What a mail brings to its reader's calendar (RFC 5546); the mail names the method as the file does. */
export interface Invitation {
  method: "REQUEST" | "CANCEL"
  text: string
}

export const CALENDAR_TYPE = "text/calendar"

/** What we ask for; when a calendar really looks is its own affair. */
const LOOK_AGAIN_SECONDS = 3600

const states = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/** One visit to keep. It has no name of its own: Outlook makes a calendar of what has one. */
export const visitFile = (entry: CalendarEntry) => textOf(published([entry]))

/** All that a calendar shows which follows them. @param name what it is called there */
export const feedFile = (entries: readonly CalendarEntry[], name: string) =>
  textOf(published(entries).name(name).ttl(LOOK_AGAIN_SECONDS))

/** The entry as its reader's mail program puts it into their calendar, changes it there, or takes it out. */
export const invitationTo = ({ name, email }: Attendee, entry: CalendarEntry): Invitation => {
  const method = entry.state === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const status = entry.state === "tentative" ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED
  const event = {
    ...eventOf(entry),
    organizer: { name: brand.name, email: brand.emails.general },
    // They answer on the site, not to the calendar. A quotation mark cannot stand in a parameter (RFC 5545, 3.1).
    attendees: [{ name: name.replaceAll('"', "'"), email, rsvp: false, status }],
  }
  return { method, text: textOf(ical({ prodId, method, events: [event] })) }
}

const prodId = { company: brand.name, product: "bookings" }

const published = (entries: readonly CalendarEntry[]) =>
  ical({ prodId, method: ICalCalendarMethod.PUBLISH, events: entries.map(eventOf) })

const eventOf = (entry: CalendarEntry): ICalEventData => ({
  id: `${entry.id}@${brand.emails.general.split("@")[1]}`,
  start: entry.starts_at,
  end: entry.ends_at,
  stamp: entry.updated_at,
  lastModified: entry.updated_at,
  sequence: entry.sequence,
  status: states[entry.state],
  summary: entry.title,
  description: entry.description ?? null,
  location: entry.place ?? null,
  url: entry.url,
})

/** Each line ends with one, the last too (RFC 5545, 3.1), which the library leaves out. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`
