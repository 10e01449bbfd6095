import type { ReactNode } from "react"
import { FilterSelect } from "../../../ui/list/list-filter.tsx"
import type { FilteredList } from "../../../ui/list/use-list.ts"
import { useStableRows } from "../../../ui/list/use-stable-rows.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { isUpcoming } from "../../agenda/agenda.rules.ts"
import { agendaTexts } from "../../agenda/texts.ts"
import { isAhead, type listedAs, statusAt } from "../../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { bookingTexts } from "../../components/texts.ts"
import type { BookingTableProps } from "./booking-table.tsx"

interface BookingSectionsProps<Row> {
  bookings: readonly Row[]
  /** Bookings shown before all others, in their order. */
  waiting: readonly Row[]
  isWaiting: (booking: Row, now: Date) => boolean
  texts: { waiting: string; waitingCount: (count: number, isBegun: boolean) => string; past: string }
  /** The whole list from its beginning, of which no more than what is over comes on other pages. */
  isFromStart: boolean
  hasMore: boolean
  isFiltered: boolean
  /** In the place of what lies ahead, where nothing does. */
  nothingAhead?: ReactNode
  table: (part: BookingTableProps<Row>) => ReactNode
}

/** A list of either side as its dashboard counts it: what waits, then what lies ahead, then what is over. */
export function BookingSections<Row extends CustomerBooking | ProfessionalBooking>(props: BookingSectionsProps<Row>) {
  const { bookings, waiting, isWaiting: waits, texts, isFromStart, hasMore, isFiltered, nothingAhead, table } = props
  const t = useTexts(agendaTexts)
  const now = new Date()
  const first = useStableRows(waiting, bookings)
  const others = bookings.filter(({ id }) => first.every((one) => one.id !== id))
  // What was cancelled was asked about in a dialog: no button below it moves under a finger, and it is not upcoming any more.
  const ahead = useStableRows(
    others.filter((one) => isAhead(one, now)),
    others.filter((one) => statusAt(one, now) !== "cancelled"),
  )
  const over = others.filter((one) => !ahead.includes(one))
  const left = first.filter((one) => waits(one, now)).length
  const above = first.filter((one) => isUpcoming(one, now)).length
  const upcoming = above + ahead.filter((one) => isUpcoming(one, now)).length
  const isCounted = isFromStart && upcoming > 0 && (over.length > 0 || !hasMore)
  const isOnly = isFiltered && (ahead.length === 0 || over.length === 0)
  return (
    <>
      {first.length > 0 && (
        <ListSection title={left > 0 ? texts.waitingCount(left, left < first.length) : texts.waiting}>
          {table({ caption: texts.waiting, bookings: first, isFirst: true })}
        </ListSection>
      )}
      {ahead.length > 0 && (
        <ListSection
          title={isOnly ? null : isCounted ? t.upcomingCount(upcoming) : t.upcoming}
          note={isCounted && above > 0 ? t.ofThemAbove(above) : undefined}
        >
          {table({ caption: t.upcoming, bookings: ahead, isFirst: first.length === 0 })}
        </ListSection>
      )}
      {isFromStart && first.length + ahead.length === 0 && nothingAhead && (
        <ListSection title={t.upcoming}>{nothingAhead}</ListSection>
      )}
      {over.length > 0 && (
        <ListSection title={isOnly ? null : texts.past}>
          {table({ caption: texts.past, bookings: over, isOver: true, isFirst: first.length + ahead.length === 0 })}
        </ListSection>
      )}
    </>
  )
}

type ListSectionProps = {
  /** Left out where it is the whole of what a filter asks for, whose name is on the filter. */
  title: string | null
  /** Behind it. */
  note?: string | undefined
  children: ReactNode
}

function ListSection({ title, note, children }: ListSectionProps) {
  return (
    <section className="mt-8 first:mt-0">
      {title && (
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">{title}</h2>
          {note && <p className="text-muted">{note}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

export function StatusFilter({ list }: { list: FilteredList<{ status: typeof listedAs }> }) {
  const { status, allBookings, statuses } = useTexts(bookingTexts)
  return <FilterSelect list={list} name="status" label={status} all={allBookings} labels={statuses} />
}
