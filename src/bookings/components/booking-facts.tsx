import type { ReactNode } from "react"
import { spacedNumber } from "../../accounts/account.rules.ts"
import { deliveryWords } from "../../professionals/delivery.words.ts"
import { StatusChip } from "../../ui/status-chip.tsx"
import { useDates, usePrices, useWords } from "../../ui/use-words.ts"
import { bookingFieldWords } from "../booking.fields.words.ts"
import { isDecline, type Side } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking, Step } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { Deadline } from "./deadline.tsx"
import { Total } from "./total.tsx"
import { When } from "./when.tsx"

type BookingFactsProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  /** The other side: its role and its name. */
  other: [label: string, name: ReactNode]
}

/** Everything about one booking, with what has happened to it. */
export function BookingFacts({ booking, reader, other: [otherLabel, otherName] }: BookingFactsProps) {
  const t = useWords(bookingWords)
  const { fields } = useWords(bookingFieldWords)
  const dates = useDates()
  const priceText = usePrices()
  const ways = useWords(deliveryWords)
  const { service, start_time, end_time, duration, price, total, notes, status, history } = booking
  const { delivery, locality, address, contact_mobile } = booking
  const payee = "provider_name" in booking && status !== "cancelled" ? booking.provider_name : null
  const where = [address, locality].filter(Boolean).join(", ")
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        <Fact label={t.status}>
          <StatusChip status={status} />
          {/* The customer reads it in what happens next. */}
          {reader === "professional" && <Deadline booking={booking} />}
        </Fact>
        <Fact label={otherLabel}>{otherName}</Fact>
        <Fact label={t.service}>
          {booking.offer_name || service.name || t.unknown}
          {booking.offer_name && <span className="text-muted"> · {service.name}</span>}
        </Fact>
        <Fact label={t.dateAndTime}>
          <When at={start_time} /> <span className="whitespace-nowrap">{t.until(dates.clock(end_time))}</span>
        </Fact>
        <Fact label={t.duration}>{dates.duration(duration)}</Fact>
        <Fact label={t.price}>
          {price === null ? t.toBeAgreed : priceText(price)}
          {Number(total) > 0 && (
            <span className="block">
              <Total total={total} duration={duration} to={payee} />
            </span>
          )}
        </Fact>
        {delivery && <Fact label={fields.delivery}>{ways[reader][delivery]}</Fact>}
        {where && (
          <Fact label={t.place}>
            {where}
            {reader === "professional" && status === "pending" && (
              <span className="block text-muted text-sm">{t.restLater}</span>
            )}
            {status === "confirmed" && "undo_until" in booking && booking.undo_until && (
              <span className="block text-muted text-sm">{t.restSoon}</span>
            )}
          </Fact>
        )}
        {contact_mobile && (
          <Fact label={fields.contact_mobile}>
            {reader === "customer" ? spacedNumber(contact_mobile) : <PhoneLink number={contact_mobile} />}
          </Fact>
        )}
        {notes && (
          <Fact label={fields.notes}>
            <span className="whitespace-pre-line break-words">{notes}</span>
          </Fact>
        )}
      </dl>
      {history.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{t.history}</h3>
          <ol className="grid gap-3 border-line border-l-2 pl-4">
            {history.map((step, place) => (
              <HistoryStep
                key={step.at + step.status + step.kind}
                step={step}
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

type HistoryStepProps = { step: Step; from: Step["status"] | undefined; reader: Side }

function HistoryStep({ step: { status, kind, proposed_time, by, at, reason }, from, reader }: HistoryStepProps) {
  const t = useWords(bookingWords)
  const isExpiry = status === "cancelled" && by === "nobody" && reason === null
  const what = kind ?? (isDecline(from, status, by) ? "declined" : status)
  return (
    <li>
      <p>{t.step(what, by, reader)}</p>
      {proposed_time && (
        <p>
          <When at={proposed_time} />
        </p>
      )}
      {isExpiry && <p>{t.notAnswered}</p>}
      {reason && <p className="break-words">{t.reason(reason)}</p>}
      <p className="text-muted text-sm">
        <When at={at} />
      </p>
    </li>
  )
}
