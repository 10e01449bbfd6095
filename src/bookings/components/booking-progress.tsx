import { spacedNumber } from "../../accounts/account.rules.ts"
import { AddressText } from "../../locations/components/address-text.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Stepper } from "../../ui/stepper.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { statusAt } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import { awaitsAnswerOf } from "../proposal/proposal.rules.ts"
import { MeetingLink } from "../visit-location/components/visit-location.tsx"
import { visitLocationTexts } from "../visit-location/texts.ts"
import { contactUntil } from "../visit-location/visit-location.rules.ts"
import { PhoneLink } from "./booking-facts.tsx"
import { useCounterpart } from "./counterpart.tsx"
import { bookingProgressTexts } from "./texts.ts"
import { When } from "./visit-line.tsx"

/** The steps of a booking, done and to come; from the confirmation on with the professional's contact details. */
export function BookingProgress({ booking }: { booking: CustomerBooking }) {
  const t = useTexts(bookingProgressTexts)
  const status = statusAt(booking, new Date())
  const { name: professional } = useCounterpart(booking)
  if (status === "cancelled") return null
  const isYourTurn = awaitsAnswerOf("customer", booking, new Date())
  const sentences = {
    pending: !isYourTurn && t.pending(professional, <When at={booking.answer_due_at ?? booking.start_time} />),
    confirmed: t.confirmed(professional),
    completed: booking.history.at(-1)?.by === "nobody" ? t.completedByDefault : t.completed(professional),
  }
  const current = { pending: 1, confirmed: 2, completed: 3 }[status]
  const answer = status === "pending" ? t.answers(professional) : t.answered(professional)
  const steps = [t.sent, isYourTurn && status === "pending" ? t.youAnswer : answer, t.visit]
  return (
    <section className="grid gap-4 rounded-lg bg-sunken p-4">
      <Stepper label={t.label} steps={steps} current={current} isColumn />
      {sentences[status] && <p>{sentences[status]}</p>}
      {status !== "pending" && booking.provider_name !== null && (
        <Contact booking={booking} professional={professional} />
      )}
    </section>
  )
}

function Contact({ booking, professional }: { booking: CustomerBooking; professional: string }) {
  const t = useTexts(bookingProgressTexts)
  const { calls } = useTexts(visitLocationTexts)
  const dates = useDates()
  const { business_phone, studio_address, online_by, meeting_link, end_time } = booking
  const until = contactUntil(end_time)
  if (until <= new Date()) return null
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-lg">{t.reach(professional)}</h3>
      {business_phone && (
        <p className="flex gap-2">
          <Icon name="phone" className="mt-0.5 size-5 text-muted" />
          <span className="sr-only">{t.phone}</span>
          <PhoneLink number={business_phone} />
        </p>
      )}
      {studio_address && (
        <p className="flex gap-2">
          <Icon name="building" className="mt-0.5 size-5 text-muted" />
          <span className="sr-only">{t.studio}</span>
          <span className="wrap-anywhere min-w-0">
            <AddressText address={studio_address} />
          </span>
        </p>
      )}
      {meeting_link && (
        <p className="flex gap-2">
          <Icon name="monitor" className="mt-0.5 size-5 text-muted" />
          <MeetingLink href={meeting_link} />
        </p>
      )}
      {online_by === "call" && booking.contact_mobile && (
        <p>{calls.customer(professional, spacedNumber(booking.contact_mobile))}</p>
      )}
      {!business_phone && !studio_address && !online_by && <p className="text-muted">{t.noContact(professional)}</p>}
      {(booking.contact_mobile || booking.address) && (
        <p className="text-muted text-sm">{t.theySee(professional, dates.day(until))}</p>
      )}
    </div>
  )
}
