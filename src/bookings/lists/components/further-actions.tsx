import { storedProfessionalId } from "../../../platform/session/stored-session.ts"
import { buttonStyle } from "../../../ui/button-style.ts"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { refuseTransition, type Side } from "../../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { calendarAddress } from "../../calendar/calendar.rules.ts"
import { calendarLinkTexts } from "../../calendar/texts.ts"
import { refuseNoShow, sidesWithStatement } from "../../no-show/no-show.rules.ts"
import { noShowTexts } from "../../no-show/texts.ts"
import { proposalTexts } from "../../proposal/texts.ts"
import { dialogForOtherTime } from "../../reschedule/reschedule.rules.ts"
import { rescheduleTexts } from "../../reschedule/texts.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"

type FurtherActionsProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

/** What is seldom wanted of a booking, above what is known of it. */
export function FurtherActions({ booking, reader, list }: FurtherActionsProps) {
  const t = { ...useTexts(proposalTexts), calendar: useTexts(calendarLinkTexts).add, noShow: useTexts(noShowTexts).way }
  const { way: moveAtOnce } = useTexts(rescheduleTexts)
  const now = new Date()
  const said = sidesWithStatement(booking.history)
  const otherTime = dialogForOtherTime(reader, booking, now)
  const canSay = refuseNoShow(reader, booking, said, now) === undefined
  const isAhead = refuseTransition("cancel", reader, booking, now) === undefined
  if (!otherTime && !canSay && !isAhead) return null
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
      {canSay && way("alert", "no_show", said.length > 0 ? t.noShow.answered : t.noShow.said)}
    </p>
  )
}
