import type { ReactNode } from "react"
import { formatRupees } from "../../../platform/money.ts"
import { type Column, Table } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { BookingNotes, BookingStatus } from "../../components/booking-state.tsx"
import { CounterpartName, CounterpartPortrait } from "../../components/counterpart.tsx"
import { AnswerBy } from "../../components/deadline.tsx"
import { LocalTime } from "../../components/local-time.tsx"
import { MessageLink } from "../../components/message-link.tsx"
import { bookingTexts, visitTexts } from "../../components/texts.ts"
import { ProposedLine } from "../../proposal/components/proposed-line.tsx"

export interface BookingTableProps<Row> {
  caption: string
  bookings: readonly Row[]
  /** What stays of a visit that is over is less. */
  isOver?: boolean
  /** Of several below each other, that whose headers serve all. */
  isFirst: boolean
}

interface SideOfTable<Row> {
  /** What the other side is to this one. */
  who: string
  /** For a name that is not there. */
  unknown: { who: string; service: string }
  /** A start, in the form of that side's list. */
  when: (start: string) => ReactNode
  /** Before how long it takes, where the start does not say the day of the week. */
  day?: (start: string) => string
  actions: (booking: Row) => ReactNode
}

type Booking = CustomerBooking | ProfessionalBooking

/** Bookings, one a row: of either side the same columns in the same widths. */
export function BookingTable<Row extends Booking>(props: BookingTableProps<Row> & SideOfTable<Row>) {
  const { caption, bookings, isOver = false, isFirst, who, unknown, when, day, actions } = props
  const t = useTexts(bookingTexts)
  const columns: Column<Row>[] = [
    { header: who, slot: "title", cell: (booking) => <Who booking={booking} unknown={unknown.who} /> },
    {
      header: t.service,
      slot: "more",
      width: "@[52rem]:w-[9.5rem]",
      cell: (booking) => (
        <>
          <span className="wrap-anywhere block">{booking.offer_name || booking.service.name || unknown.service}</span>
          {!isOver && <VisitInShort booking={booking} />}
        </>
      ),
    },
    {
      header: t.dateAndTime,
      slot: "line",
      width: "@[52rem]:w-[11.75rem]",
      cell: (booking) => (
        <span className="grid justify-items-start gap-1">
          <span>
            {when(booking.start_time)}
            {!isOver && <LocalTime at={booking.start_time} />}
            {!isOver && <HowLong minutes={booking.duration} day={day?.(booking.start_time)} />}
          </span>
          <BookingNotes booking={booking} />
          <ProposedLine booking={booking} when={when} />
          <AnswerBy booking={booking} />
        </span>
      ),
    },
    {
      header: t.status,
      slot: "chip",
      width: "@[52rem]:w-[7.75rem]",
      cell: (booking) => <BookingStatus booking={booking} />,
    },
    {
      header: t.actions,
      slot: "actions",
      width: "@[52rem]:w-[13.5rem] @[64rem]:w-[22.5rem]",
      cell: (booking) =>
        isOver && !hasReview(booking) ? (
          // One act stands beside the facts of a card, which itself leads to the details.
          <div className={overClasses}>{actions(booking)}</div>
        ) : (
          <div data-row-acts="" className={`${actionsClasses} ${isOver ? "" : twoLines}`}>
            {actions(booking)}
          </div>
        ),
    },
  ]
  return <Table caption={caption} columns={columns} rows={bookings} rowKey={({ id }) => id} hideHeaders={!isFirst} />
}

/** The other side, with a face to the name. As high as two lines, so that no row moves when a name wraps. */
function Who({ booking, unknown }: { booking: Booking; unknown: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <CounterpartPortrait booking={booking} size="normal" />
      <span className="wrap-anywhere min-w-0">
        <CounterpartName booking={booking} unknown={unknown} />
        <MessageLink booking={booking} />
      </span>
    </div>
  )
}

/** Written or awaited: an act beside booking again. */
const hasReview = (booking: Booking) => "review" in booking && booking.review !== null

const overClasses = "flex flex-wrap content-center items-center justify-end gap-2"

/** In a narrow table the way to the details stands above two acts, which then stand side by side; on a phone all share the width. */
const actionsClasses = [
  "flex flex-wrap content-center items-center justify-end gap-2 max-sm:[&_:is(a,button)]:grow max-sm:[&_:is(a,button)]:px-2",
  "@[52rem]:@max-[64rem]:[&>:first-child:nth-last-child(n+3)]:-mr-2.5",
  "@[52rem]:@max-[64rem]:[&>:first-child:nth-last-child(n+3)]:basis-full",
  "@[52rem]:@max-[64rem]:[&>:first-child:nth-last-child(n+3)]:justify-end",
].join(" ")

/** Also of a row that was answered and has less to offer: those below it stay where they are. */
const twoLines = "@[52rem]:min-h-19"

type VisitCellProps = { booking: CustomerBooking | ProfessionalBooking }

/** Below the service of a visit that lies ahead: how and where it is, and what it comes to. */
function VisitInShort({ booking }: VisitCellProps) {
  const { ways, sum } = useTexts(visitTexts)
  const { delivery, locality, total } = booking
  const where = [delivery && ways[delivery], locality].filter(Boolean).join(" · ")
  return (
    <>
      {where && (
        <span className={`wrap-anywhere after:content-['_·_'] @[52rem]:after:content-none ${line}`}>{where}</span>
      )}
      <span className={line}>{sum(total && formatRupees(total), Number(total) === 0, booking.package !== null)}</span>
    </>
  )
}

/** Below its start. */
function HowLong({ minutes, day }: { minutes: number; day: string | undefined }) {
  const dates = useDates()
  return (
    <span className={`whitespace-nowrap before:content-['_·_'] @[52rem]:before:content-none ${line}`}>
      {[day, dates.shortDuration(minutes)].filter(Boolean).join(" · ")}
    </span>
  )
}

/** One line on a card, two in a table. */
const line = "text-muted text-sm @[52rem]:block"
