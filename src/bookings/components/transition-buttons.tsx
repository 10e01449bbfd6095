import { Button } from "../../ui/button.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { RowAction } from "../../ui/list/row-action.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { type TransitionName, transitions, transitionsFor } from "../booking.rules.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import type { BookingRows } from "../booking-rows.ts"
import { awaitsAnswerOf } from "../proposal/proposal.rules.ts"
import { transitionTexts } from "../texts.ts"
import { UndoButton } from "../undo/components/undo-button.tsx"

type TransitionButtonsProps = {
  booking: ProfessionalBooking
  list: BookingRows<ProfessionalBooking>
  size: "small" | "normal"
  /** The dialog that a button opens replaces the one around the buttons in the browser's history. */
  replace?: boolean
  /** Where a row is about one question, only what answers it. */
  only?: readonly TransitionName[]
  /** Of what a screen has to answer, the first. In a dialog there is no other. */
  isMain?: boolean
  /** Words that fit the question, in the place of the usual ones. */
  words?: Partial<Record<TransitionName, string>>
}

/**
 * The professional's current transitions of a booking, from the table that the server obeys. Those that end it open a dialog
 * first. The last button is the main one, as in the foot of a dialog.
 */
export function TransitionButtons(props: TransitionButtonsProps) {
  const { booking, list, size, isMain = size === "normal", replace = false, only, words } = props
  const t = useTexts(transitionTexts)
  const verbs = { ...t.verbs, ...words }
  const now = new Date()
  const possible = transitionsFor("professional", booking, now).filter((name) => !only || only.includes(name))
  // An open proposal is answered first, where its time can be read.
  const offered = awaitsAnswerOf("professional", booking, now)
    ? possible.filter((name) => name !== "confirm")
    : possible
  const isEnd = (name: TransitionName) => transitions[name].to === "cancelled"
  const ends = offered.filter(isEnd)
  const others = offered.filter((name) => !isEnd(name))
  const buttons = [...ends, ...others].map((name) =>
    isEnd(name) ? (
      <LinkButton
        key={name}
        size={size}
        variant="secondary"
        to={list.toDialog("cancel", booking.id)}
        replace={replace}
        preventScrollReset
      >
        {/* Beside the dialog's own buttons it says what it cancels. */}
        {name === "cancel" && size === "normal" ? t.cancelVisit : verbs[name]}
      </LinkButton>
    ) : (
      <RowAction key={name} list={list} act={{ id: booking.id, status: transitions[name].to }}>
        {(button, busy) => (
          <Button {...button} size={size} busy={busy} variant={isMain ? "primary" : "tinted"}>
            {verbs[name]}
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
