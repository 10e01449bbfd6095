import { storedProfessionalId } from "../../../platform/session/stored-session.ts"
import type { Side } from "../../../platform/sides.rules.ts"
import { buttonStyle } from "../../../ui/button-style.ts"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { transitionRefusal } from "../../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { calendarAddress } from "../../calendar/calendar.rules.ts"
import { calendarLinkTexts } from "../../calendar/texts.ts"
import { bookingTexts } from "../../components/texts.ts"
import { noShowRefusal, sidesWithStatement } from "../../no-show/no-show.rules.ts"
import { noShowTexts } from "../../no-show/texts.ts"
import { awaitsAnswerOf } from "../../proposal/proposal.rules.ts"
import { proposalTexts } from "../../proposal/texts.ts"
import { dialogForOtherTime } from "../../reschedule/reschedule.rules.ts"
import { rescheduleTexts } from "../../reschedule/texts.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"

type DetailsLinkProps = {
  bookingId: string
  list: MyBookingsList | ProfessionalBookingList
  /** In the row of a `Table`: where that is a card, the whole card opens them. */
  isInTable?: boolean
  /** On the card of a visit that is over its label is for screen readers only. */
  isOver?: boolean
}

/** Opens a booking's details. */
export function DetailsLink({ bookingId, list, isInTable = false, isOver = false }: DetailsLinkProps) {
  const { viewDetails } = useTexts(bookingTexts)
  return (
    <LinkButton
      id={detailsLinkId(bookingId)}
      size="small"
      variant="plain"
      to={list.toDialog("booking", bookingId)}
      preventScrollReset
      className={`whitespace-nowrap ${isInTable ? `@[52rem]:-ml-2.5 ${flushRight} ${isOver ? isCard : overCard}` : ""}`}
    >
      {isOver ? <span className="@max-[52rem]:sr-only">{viewDetails}</span> : viewDetails}
    </LinkButton>
  )
}

/** A button without a border: its word ends where a border would. */
const flushRight = "sm:last:-mr-2.5"

/** Pressed it must not move: what lies over the card would shrink to it, and the press end beside it. */
const overCard = [
  "@max-[52rem]:static @max-[52rem]:active:translate-none @max-[52rem]:hover:bg-transparent",
  "@max-[52rem]:after:absolute @max-[52rem]:after:inset-0 @max-[52rem]:after:rounded-lg",
].join(" ")

const isCard = [
  "@max-[52rem]:absolute @max-[52rem]:inset-0 @max-[52rem]:rounded-lg @max-[52rem]:active:translate-none",
  "@max-[52rem]:hover:bg-transparent",
].join(" ")

/** What opened the dialog that ends a booking goes with the booking's end: focus is given back to this link. */
export const detailsLinkId = (bookingId: string) => `details-${bookingId}`

type SecondaryActionsProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

type OtherTimeLinkProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

/** In a row: to the dialog in which its time is changed, or another one proposed. What can be undone just now is undone. */
export function OtherTimeLink({ booking, reader, list }: OtherTimeLinkProps) {
  const { way: proposeOne } = useTexts(proposalTexts)
  const { way: moveAtOnce, shortWay } = useTexts(rescheduleTexts)
  const dialog = otherTimeInRow(reader, booking, new Date())
  if (!dialog) return null
  return (
    <LinkButton
      size="small"
      variant="secondary"
      to={list.toDialog(dialog, booking.id)}
      preventScrollReset
      aria-label={dialog === "move" ? moveAtOnce : proposeOne}
      className="whitespace-nowrap"
    >
      {shortWay}
    </LinkButton>
  )
}

/** An open proposal of the other side is answered first. */
const otherTimeInRow = (reader: Side, booking: OtherTimeLinkProps["booking"], now: Date) => {
  const canBeUndone = "undo_until" in booking && booking.undo_until && new Date(booking.undo_until) > now
  if (canBeUndone || awaitsAnswerOf(reader, booking, now)) return undefined
  return dialogForOtherTime(reader, booking, now)
}

/** Less frequent actions of a booking, above its facts. */
export function SecondaryActions({ booking, reader, list }: SecondaryActionsProps) {
  const t = { ...useTexts(proposalTexts), calendar: useTexts(calendarLinkTexts).add, noShow: useTexts(noShowTexts).way }
  const { way: moveAtOnce } = useTexts(rescheduleTexts)
  const now = new Date()
  const statements = sidesWithStatement(booking.history)
  const otherTime = dialogForOtherTime(reader, booking, now)
  const canReport = noShowRefusal(reader, booking, statements, now) === undefined
  const isAhead = transitionRefusal("cancel", reader, booking, now) === undefined
  if (!otherTime && !canReport && !isAhead) return null
  const way = (icon: IconName, dialog: "move" | "propose" | "no_show", label: string) => (
    <LinkButton
      size="small"
      variant="secondary"
      icon={icon}
      to={list.toDialog(dialog, booking.id)}
      replace
      preventScrollReset
    >
      {label}
    </LinkButton>
  )
  return (
    <p className="flex flex-wrap gap-2">
      {isAhead && (
        <a
          href={calendarAddress(reader, booking.id, storedProfessionalId())}
          download
          className={buttonStyle("secondary", "small")}
        >
          <Icon name="calendar" className="size-4" />
          {t.calendar}
        </a>
      )}
      {otherTime && way("clock", otherTime, otherTime === "move" ? moveAtOnce : t.way)}
      {canReport && way("alert", "no_show", statements.length > 0 ? t.noShow.answered : t.noShow.said)}
    </p>
  )
}
