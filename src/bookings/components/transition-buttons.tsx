import { Button } from "../../ui/button.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { RowAction } from "../../ui/list/row-action.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { transitions, transitionsFor, type Verb } from "../booking.rules.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import type { BookingRows } from "../booking-rows.ts"
import { awaitsAnswerOf } from "../proposal/proposal.rules.ts"
import { transitionTexts } from "../texts.ts"
import { UndoButton } from "../undo/components/undo-button.tsx"

type TransitionButtonsProps = {
  booking: ProfessionalBooking
  list: BookingRows<ProfessionalBooking>
  size: "small" | "normal"
  /** The question takes the place of the dialog these stand in: back does not lead into it again. */
  replace?: boolean
  /** Where a row is about one question, only what answers it. */
  only?: readonly Verb[]
}

/**
 * What the professional may do with a booking now: drawn from the table of moves that the server obeys. What ends it is
 * asked about first. The last is the main one, as in the foot of a dialog.
 */
export function TransitionButtons({ booking, list, size, replace = false, only }: TransitionButtonsProps) {
  const { verbs, cancelVisit } = useTexts(transitionTexts)
  const now = new Date()
  const possible = transitionsFor("professional", booking, now).filter((verb) => !only || only.includes(verb))
  // Another time is answered first, where it stands in words.
  const offered = awaitsAnswerOf("professional", booking, now)
    ? possible.filter((verb) => verb !== "confirm")
    : possible
  const isEnd = (verb: Verb) => transitions[verb].to === "cancelled"
  const ends = offered.filter(isEnd)
  const others = offered.filter((verb) => !isEnd(verb))
  const buttons = [...ends, ...others].map((verb) =>
    isEnd(verb) ? (
      <LinkButton
        key={verb}
        size={size}
        variant="secondary"
        to={list.toDialog("cancel", booking.id)}
        replace={replace}
        preventScrollReset
      >
        {/* Beside the dialog's own buttons it says what it cancels. */}
        {verb === "cancel" && size === "normal" ? cancelVisit : verbs[verb]}
      </LinkButton>
    ) : (
      <RowAction key={verb} list={list} act={{ id: booking.id, status: transitions[verb].to }}>
        {(button, busy) => (
          <Button {...button} size={size} busy={busy}>
            {verbs[verb]}
          </Button>
        )}
      </RowAction>
    ),
  )
  return (
    <>
      <UndoButton booking={booking} list={list} size={size} />
      {buttons}
    </>
  )
}
