// The letters of bookings: one shape for all, with the link to the booking on the reader's own side. A professional's
// letter holds the customer's name and notes, never phone or e-mail.
import type { Db } from "../platform/database.server.ts"
import { queueMail } from "../platform/mail.server.ts"
import { formatInstant } from "../platform/time.ts"
import type { Party } from "./booking.queries.server.ts"
import type { Told } from "./booking-words.rules.ts"

interface BookingLetter {
  to: Party
  other: { label: "Client" | "Professional"; name: string }
  title: string
  message: string
  reason: string | undefined
  notes: string | undefined
  told: Told
  url: string
}

export const mailAboutBooking = (db: Db, { to, other, title, message, reason, notes, told, url }: BookingLetter) =>
  queueMail(db, {
    to: to.email,
    subject: `${title}: ${told.service_name}, ${formatInstant(told.start_time)}`,
    preview: message,
    heading: title,
    paragraphs: [`Hello ${to.name},`, message],
    facts: [
      [other.label, other.name],
      ["Service", told.service_name],
      ["Date & Time", `${formatInstant(told.start_time)} (Indian time)`],
      ...(notes ? ([["Notes", notes]] as [string, string][]) : []),
      ...(reason ? ([["Reason", reason]] as [string, string][]) : []),
    ],
    action: { label: "View the booking", url },
  })
