import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type AwaitedStep, awaitedStepOf, type Day, otherVisits } from "../../../bookings/agenda/agenda.rules.ts"
import { agendaTexts } from "../../../bookings/agenda/texts.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { AnswerBy } from "../../../bookings/components/deadline.tsx"
import { TransitionButtons } from "../../../bookings/components/transition-buttons.tsx"
import { LocationLine, Total } from "../../../bookings/components/visit-line.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { stableOrder, useStableRows } from "../../../ui/list/use-stable-rows.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { QuestionRow } from "../../components/question-row.tsx"
import { dayTexts } from "../texts.ts"

interface WaitingProps {
  waiting: readonly ProfessionalBooking[]
  /** Of which all visits are known. */
  week: readonly Day<ProfessionalBooking>[]
  /** All that are known, those that were answered here too. */
  bookings: readonly ProfessionalBooking[]
  list: ProfessionalBookingList
}

/** So many fill a screen. The next one comes up below them with each that is answered; the list has the others. */
const SHOWN = 10
/** So many of them on a phone, where the day below is to be seen too. */
const ON_PHONE = 3
const afterThree = "max-sm:*:nth-[n+4]:hidden"

/** What wants something of a professional, with what answers it. */
export function Waiting({ waiting, week, bookings, list }: WaitingProps) {
  const t = useTexts(agendaTexts)
  const { more, showMore } = useTexts(dayTexts)
  const [isWhole, setWhole] = useState(false)
  const shown = useRef<HTMLUListElement>(null)
  const rows = useStableRows(waiting.slice(0, SHOWN), bookings, { keep: stableOrder })
  if (rows.length === 0) return null
  const count = waiting.length
  const isBegun = rows.some(({ id }) => waiting.every((one) => one.id !== id))
  const hidden = waiting.filter(({ id }) => rows.every((row) => row.id !== id)).length
  const isOneService = new Set(bookings.map(nameOf)).size === 1
  // The button goes: the focus is where the list goes on.
  const showRest = () => {
    flushSync(() => setWhole(true))
    shown.current?.children[ON_PHONE]?.querySelector("a")?.focus()
  }
  return (
    <Card as="section" aria-labelledby="waiting">
      <div className="mb-5">
        <h2 id="waiting" className="text-xl">
          {count > 0 ? t.waitingCount(count, isBegun) : t.waiting}
        </h2>
        <p className="text-muted">{t.order}</p>
      </div>
      <ul ref={shown} className={`grid gap-5 ${isWhole ? "" : afterThree}`}>
        {rows.map((booking) => (
          <WaitingRow
            key={booking.id}
            booking={booking}
            list={list}
            wanted={awaitedStepOf(booking, new Date())}
            others={otherVisits(booking, week)}
            isMain={booking.id === waiting[0]?.id}
            service={isOneService ? undefined : nameOf(booking)}
          />
        ))}
      </ul>
      {!isWhole && rows.length > ON_PHONE && (
        <Button variant="quiet" icon="chevron-down" className="-mb-2 -ml-4 mt-3 sm:hidden" onClick={showRest}>
          {showMore(rows.length - ON_PHONE)}
        </Button>
      )}
      {hidden > 0 && (
        <Link
          to="/provider/bookings"
          className={`mt-3 -mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink underline-offset-4 hover:underline ${isWhole ? "" : "max-sm:hidden"}`}
        >
          {more(hidden)}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
    </Card>
  )
}

/** As the professional calls it. */
const nameOf = ({ offer_name, service }: ProfessionalBooking) => offer_name || service.name

interface WaitingRowProps {
  booking: ProfessionalBooking
  list: ProfessionalBookingList
  /** Undefined: it has been answered. */
  wanted: AwaitedStep | undefined
  /** Visits that stand on its day. */
  others: number
  /** The first that waits. */
  isMain: boolean
  /** Left out where all are about one. */
  service: string | undefined
}

function WaitingRow({ booking, list, wanted, others, isMain, service }: WaitingRowProps) {
  const t = useTexts(dayTexts)
  const { notes, total, duration } = booking
  return (
    <QuestionRow
      booking={booking}
      list={list}
      reader="professional"
      asks={wanted && t.kinds[wanted]}
      answers={<Answers booking={booking} list={list} wanted={wanted} isMain={isMain} />}
      beside={wanted && others > 0 && t.thatDay(others)}
      isFull={wanted !== "request"}
    >
      <div className="grid gap-x-4 gap-y-1 text-muted text-sm sm:flex sm:flex-wrap">
        <p>
          {service && `${service} · `}
          <Total total={total} duration={duration} isPackage={booking.package !== null} />
        </p>
        <LocationLine booking={booking} reader="professional" isShort />
        <AnswerBy booking={booking} />
      </div>
      {notes && <p className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line">{t.quote(notes)}</p>}
    </QuestionRow>
  )
}

function Answers({ booking, list, wanted, isMain }: Omit<WaitingRowProps, "others" | "service">) {
  const { tookPlace } = useTexts(dayTexts)
  if (wanted === "time")
    return <ProposalAnswer booking={booking} reader="professional" list={list} size="small" isMain={isMain} />
  return (
    <>
      {wanted === "completion" && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("no_show", booking.id)} preventScrollReset>
          {tookPlace.no}
        </LinkButton>
      )}
      <TransitionButtons
        booking={booking}
        list={list}
        size="small"
        isMain={isMain}
        only={["confirm", "decline", "complete"]}
        words={{ complete: tookPlace.yes }}
      />
    </>
  )
}
