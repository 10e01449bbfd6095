import type { Wanted } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { bookingWords } from "../../../bookings/booking.words.ts"
import { MoveButtons } from "../../../bookings/components/move-buttons.tsx"
import { hasPlace, PlaceOfVisit } from "../../../bookings/components/place-of-visit.tsx"
import { Total } from "../../../bookings/components/total.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { noShowWords } from "../../../bookings/no-show/no-show.words.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { QuestionRow } from "../../components/question-row.tsx"
import { dayWords } from "../day.words.ts"

interface WaitingRowProps {
  booking: ProfessionalBooking
  list: ProfessionalBookingList
  /** Undefined: it has been answered. */
  wanted: Wanted | undefined
}

export function WaitingRow({ booking, list, wanted }: WaitingRowProps) {
  const { former } = useWords(bookingWords)
  const t = useWords(dayWords)
  const { client_name, client_portrait, service, offer_name, notes, total, duration, delivery } = booking
  const name = client_name ?? former.customer
  return (
    <QuestionRow
      booking={booking}
      list={list}
      reader="professional"
      who={{ seed: name, name, portrait: client_portrait }}
      asks={wanted && t.kinds[wanted]}
      answers={<Answers booking={booking} list={list} wanted={wanted} />}
      isFull={wanted !== "request"}
    >
      <p className="text-muted text-sm">
        {offer_name || service.name} · <Total total={total} duration={duration} />
      </p>
      {hasPlace(booking) && (
        <p className="flex gap-1.5 text-muted text-sm">
          <Icon name={delivery === "online" ? "monitor" : "map-pin"} className="mt-0.5 size-4" />
          <span className="min-w-0">
            <PlaceOfVisit booking={booking} reader="professional" isShort />
          </span>
        </p>
      )}
      {notes && <p className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line">{t.quote(notes)}</p>}
    </QuestionRow>
  )
}

function Answers({ booking, list, wanted }: WaitingRowProps) {
  const { way } = useWords(noShowWords)
  if (wanted === "time") return <ProposalAnswer booking={booking} reader="professional" list={list} size="small" />
  return (
    <>
      <MoveButtons booking={booking} list={list} size="small" only={["confirm", "decline", "complete"]} />
      {wanted === "completion" && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("no_show", booking.id)} preventScrollReset>
          {way.said}
        </LinkButton>
      )}
    </>
  )
}
