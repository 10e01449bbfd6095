import type { AwaitedStep } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { AnswerBy } from "../../../bookings/components/deadline.tsx"
import { Total } from "../../../bookings/components/total.tsx"
import { TransitionButtons } from "../../../bookings/components/transition-buttons.tsx"
import { PlaceLine } from "../../../bookings/components/visit-line.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { noShowTexts } from "../../../bookings/no-show/texts.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { QuestionRow } from "../../components/question-row.tsx"
import { dayTexts } from "../texts.ts"

interface WaitingRowProps {
  booking: ProfessionalBooking
  list: ProfessionalBookingList
  /** Undefined: it has been answered. */
  wanted: AwaitedStep | undefined
  /** Visits that stand on its day. */
  others: number
}

export function WaitingRow({ booking, list, wanted, others }: WaitingRowProps) {
  const t = useTexts(dayTexts)
  const { service, offer_name, notes, total, duration } = booking
  return (
    <QuestionRow
      booking={booking}
      list={list}
      reader="professional"
      asks={wanted && t.kinds[wanted]}
      answers={<Answers booking={booking} list={list} wanted={wanted} />}
      beside={wanted && others > 0 && t.thatDay(others)}
      isFull={wanted !== "request"}
    >
      <p className="text-muted text-sm">
        {offer_name || service.name} · <Total total={total} duration={duration} />
      </p>
      <div className="text-muted text-sm">
        <PlaceLine booking={booking} reader="professional" isShort />
      </div>
      <AnswerBy booking={booking} />
      {notes && <p className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line">{t.quote(notes)}</p>}
    </QuestionRow>
  )
}

function Answers({ booking, list, wanted }: Omit<WaitingRowProps, "others">) {
  const { way } = useTexts(noShowTexts)
  if (wanted === "time") return <ProposalAnswer booking={booking} reader="professional" list={list} size="small" />
  return (
    <>
      {wanted === "completion" && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("no_show", booking.id)} preventScrollReset>
          {way.said}
        </LinkButton>
      )}
      <TransitionButtons booking={booking} list={list} size="small" only={["confirm", "decline", "complete"]} />
    </>
  )
}
