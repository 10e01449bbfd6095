import type { ReactNode } from "react"
import { spacedNumber } from "../../accounts/account.rules.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { isUnanswered } from "../alternatives/alternatives.rules.ts"
import { isDecline } from "../booking.rules.ts"
import type { CustomerBooking, HistoryEntry, ProfessionalBooking } from "../booking.schema.ts"
import { bookingFieldTexts } from "../texts.ts"
import { contactUntil } from "../visit-location/visit-location.rules.ts"
import { bookingTexts } from "./texts.ts"
import { When } from "./visit-line.tsx"

type BookingFactsProps = { booking: CustomerBooking | ProfessionalBooking; reader: Side }

/** What the summary of a visit does not say of it, with what has happened to it. */
export function BookingFacts({ booking, reader }: BookingFactsProps) {
  const t = useTexts(bookingTexts)
  const { fields } = useTexts(bookingFieldTexts)
  const { notes, history, contact_mobile } = booking
  return (
    <div className="grid gap-6">
      <dl className="grid empty:hidden gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {contact_mobile ? (
          <Fact label={fields.contact_mobile}>
            {reader === "customer" ? spacedNumber(contact_mobile) : <PhoneLink number={contact_mobile} />}
          </Fact>
        ) : (
          hasNoMobile(booking) && (
            <Fact label={fields.contact_mobile}>
              <span className="text-muted">{t.noMobile(booking.client_name)}</span>
            </Fact>
          )
        )}
        <SharedContact booking={booking} />
        {notes && (
          <Fact label={fields.notes}>
            <span className="whitespace-pre-line wrap-anywhere">{notes}</span>
          </Fact>
        )}
      </dl>
      {history.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{t.history}</h3>
          <ol className="grid gap-3 border-line border-l-2 pl-4">
            {history.map((entry, place) => (
              <HistoryItem
                key={entry.at + entry.status + entry.kind}
                entry={entry}
                from={history[place - 1]?.status}
                reader={reader}
              />
            ))}
          </ol>
        </section>
      )}
      <p className="text-muted text-sm">{t.indianTime}</p>
    </div>
  )
}

/** What the customer shares in the conversation of the two. */
function SharedContact({ booking }: Pick<BookingFactsProps, "booking">) {
  const t = useTexts(bookingTexts)
  if (!("client_name" in booking) || !booking.shared_contact) return null
  const { phone, email } = booking.shared_contact
  return (
    <Fact label={t.shared}>
      <span className="flex flex-wrap gap-x-4">
        {phone && <PhoneLink number={phone} />}
        {email && (
          <a href={`mailto:${email}`} className="wrap-anywhere text-tile-ink underline underline-offset-4">
            {email}
          </a>
        )}
      </span>
    </Fact>
  )
}

/** Whether a number would be shared with the professional at present, but the customer left none. */
const hasNoMobile = (
  booking: BookingFactsProps["booking"],
): booking is ProfessionalBooking & { client_name: string } => {
  if (!("client_name" in booking) || booking.client_name === null) return false
  if (booking.shared_contact?.phone) return false
  const { status, undo_until, end_time } = booking
  const isShared = status === "completed" || (status === "confirmed" && !undo_until)
  return isShared && contactUntil(end_time) > new Date()
}

/** A press away on a phone. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="whitespace-nowrap text-tile-ink underline underline-offset-4">
      {spacedNumber(number)}
    </a>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:contents">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

type HistoryItemProps = { entry: HistoryEntry; from: HistoryEntry["status"] | undefined; reader: Side }

function HistoryItem({ entry, from, reader }: HistoryItemProps) {
  const { status, kind, proposed_time, by, at, reason } = entry
  const t = useTexts(bookingTexts)
  const what = kind ?? (isDecline(from, status, by) ? "declined" : status)
  return (
    <li>
      <p>{t.step(what, by, reader)}</p>
      {proposed_time && (
        <p>
          <When at={proposed_time} />
        </p>
      )}
      {isUnanswered(entry) && <p>{t.notAnswered}</p>}
      {reason && <p className="wrap-anywhere">{t.reason(reason)}</p>}
      <p className="text-muted text-sm">
        <When at={at} />
      </p>
    </li>
  )
}
