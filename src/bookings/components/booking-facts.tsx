import type { ReactNode } from "react"
import { formatPrice } from "../../platform/money.ts"
import { durationText, formatClock } from "../../platform/time.ts"
import { StatusChip } from "../../ui/status-chip.tsx"
import { isDecline, type Side } from "../booking.rules.ts"
import type { CustomerBooking, ProviderBooking, Step } from "../booking.schema.ts"
import { When } from "./when.tsx"

type BookingFactsProps = {
  booking: CustomerBooking | ProviderBooking
  reader: Side
  /** The other side: its role and its name. */
  other: [label: string, name: ReactNode]
}

/** Everything about one booking, with what has happened to it. */
export function BookingFacts({ booking, reader, other: [otherLabel, otherName] }: BookingFactsProps) {
  const { service, start_time, end_time, duration, price, notes, status, history } = booking
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        <Fact label="Status">
          <StatusChip status={status} />
        </Fact>
        <Fact label={otherLabel}>{otherName}</Fact>
        <Fact label="Service">{service.name || "N/A"}</Fact>
        <Fact label="Date & Time">
          <When at={start_time} /> <span className="whitespace-nowrap">to {formatClock(end_time)}</span>
        </Fact>
        <Fact label="Duration">{durationText(duration)}</Fact>
        <Fact label="Price">{price === null ? "To be agreed" : formatPrice(price)}</Fact>
        {notes && (
          <Fact label="Notes">
            <span className="whitespace-pre-line break-words">{notes}</span>
          </Fact>
        )}
      </dl>
      {history.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">What happened</h3>
          <ol className="grid gap-3 border-line border-l-2 pl-4">
            {history.map((step, place) => (
              <HistoryStep key={step.at + step.status} step={step} from={history[place - 1]?.status} reader={reader} />
            ))}
          </ol>
        </section>
      )}
      <p className="text-muted text-sm">All times are Indian time (IST).</p>
    </div>
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

const words = { pending: "Requested", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" }
const actors = {
  customer: { customer: " by you", professional: " by the professional", nobody: "" },
  professional: { customer: " by the client", professional: " by you", nobody: "" },
}

type HistoryStepProps = { step: Step; from: Step["status"] | undefined; reader: Side }

function HistoryStep({ step: { status, by, at, reason }, from, reader }: HistoryStepProps) {
  return (
    <li>
      <p>
        {isDecline(from, status, by) ? "Declined" : words[status]}
        {actors[reader][by]}
      </p>
      {reason && <p className="break-words">“{reason}”</p>}
      <p className="text-muted text-sm">
        <When at={at} />
      </p>
    </li>
  )
}
