import { statusAt } from "../../../bookings/booking.rules.ts"
import type { CustomerBooking } from "../../../bookings/booking.schema.ts"
import { bookingWords } from "../../../bookings/booking.words.ts"
import { When } from "../../../bookings/components/when.tsx"
import { DetailsLink } from "../../../bookings/lists/components/details-link.tsx"
import type { MyBookingsList } from "../../../bookings/lists/my-bookings.list.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { awaitsAnswerOf, openProposal } from "../../../bookings/proposal/proposal.rules.ts"
import { proposalWords } from "../../../bookings/proposal/proposal.words.ts"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { Face } from "../../components/face.tsx"
import { useSteadyRows } from "../../components/use-steady-rows.ts"
import { nextVisitWords } from "../next-visit.words.ts"

interface UnsettledProps {
  waiting: readonly CustomerBooking[]
  /** All that are known, those that were answered here too. */
  bookings: readonly CustomerBooking[]
  list: MyBookingsList
}

/** What is not settled yet: another time to say yes or no to, and requests that wait for the professional. */
export function Unsettled({ waiting, bookings, list }: UnsettledProps) {
  const t = useWords(nextVisitWords)
  const rows = useSteadyRows(waiting, bookings)
  if (rows.length === 0) return null
  return (
    <TitledCard title={t.waiting(waiting.length)}>
      <ul className="grid gap-5">
        {rows.map((booking) => (
          <Row key={booking.id} booking={booking} list={list} />
        ))}
      </ul>
    </TitledCard>
  )
}

function Row({ booking, list }: { booking: CustomerBooking; list: MyBookingsList }) {
  const t = useWords(nextVisitWords)
  const { instead } = useWords(proposalWords)
  const { former } = useWords(bookingWords)
  const now = new Date()
  const isAsked = awaitsAnswerOf("customer", booking, now)
  const isSent = statusAt(booking, now) === "pending"
  const proposal = openProposal(booking, now)
  const { id, provider_id, provider_name, provider_portrait, service, offer_name, start_time } = booking
  const name = provider_name ?? former.professional
  return (
    <li className={rowLook}>
      <Face seed={provider_id} name={name} portrait={provider_portrait} className="size-12" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{" "}
          {isAsked || isSent ? (
            <span className="text-muted">{isAsked ? t.kinds.asked : t.kinds.sent}</span>
          ) : (
            <StatusChip status={statusAt(booking, now)} />
          )}
        </p>
        <p>
          {isAsked && proposal ? (
            instead(
              <s className="text-muted">
                <When at={start_time} />
              </s>,
              <strong className="font-semibold">
                <When at={proposal.start_time} />
              </strong>,
            )
          ) : (
            <When at={start_time} />
          )}
        </p>
        <p className="text-muted text-sm">{offer_name || service.name}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-span-2 max-sm:[&_:is(a,button)]:grow sm:max-lg:col-start-2 lg:items-center">
        {isAsked && <ProposalAnswer booking={booking} reader="customer" list={list} size="small" />}
        <DetailsLink bookingId={id} list={list} />
      </div>
    </li>
  )
}

const rowLook = [
  "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-line border-t pt-5 first:border-0 first:pt-0",
  "lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center",
].join(" ")
