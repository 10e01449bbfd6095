import { agendaTexts } from "../../../bookings/agenda/texts.ts"
import { statusAt } from "../../../bookings/booking.rules.ts"
import type { CustomerBooking } from "../../../bookings/booking.schema.ts"
import { AnswerBy } from "../../../bookings/components/deadline.tsx"
import type { MyBookingsList } from "../../../bookings/lists/my-bookings.list.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { awaitsAnswerOf } from "../../../bookings/proposal/proposal.rules.ts"
import { stableOrder, useStableRows } from "../../../ui/list/use-stable-rows.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { QuestionRow } from "../../components/question-row.tsx"
import { nextVisitTexts } from "../texts.ts"

interface UnsettledProps {
  waiting: readonly CustomerBooking[]
  /** All that are known, those that were answered here too. */
  bookings: readonly CustomerBooking[]
  list: MyBookingsList
}

/** What is not settled yet: another time to say yes or no to, and requests that wait for the professional. */
export function Unsettled({ waiting, bookings, list }: UnsettledProps) {
  const t = useTexts(agendaTexts)
  const rows = useStableRows(waiting, bookings, { keep: stableOrder })
  if (rows.length === 0) return null
  const now = new Date()
  const asked = waiting.find((one) => awaitsAnswerOf("customer", one, now))
  const isBegun = rows.length > waiting.length
  return (
    <TitledCard title={waiting.length > 0 ? t.unsettledCount(waiting.length, isBegun) : t.unsettled}>
      <ul className="grid gap-5">
        {rows.map((booking) => (
          <Row key={booking.id} booking={booking} list={list} isMain={booking.id === asked?.id} />
        ))}
      </ul>
    </TitledCard>
  )
}

interface RowProps {
  booking: CustomerBooking
  list: MyBookingsList
  /** The first that asks something. */
  isMain: boolean
}

function Row({ booking, list, isMain }: RowProps) {
  const t = useTexts(nextVisitTexts)
  const now = new Date()
  const isAsked = awaitsAnswerOf("customer", booking, now)
  const isSent = statusAt(booking, now) === "pending"
  const { service, offer_name } = booking
  return (
    <QuestionRow
      booking={booking}
      list={list}
      reader="customer"
      asks={isAsked ? t.kinds.asked : isSent ? t.kinds.sent : undefined}
      answers={
        isAsked && <ProposalAnswer booking={booking} reader="customer" list={list} size="small" isMain={isMain} />
      }
      isFull={isAsked}
    >
      <p className="text-muted text-sm">
        {offer_name || service.name}
        <AnswerBy booking={booking} />
      </p>
    </QuestionRow>
  )
}
