import { useEffect, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import type { BookingRows } from "../../booking-rows.ts"
import { undoTexts } from "../texts.ts"

type UndoButtonProps = {
  booking: ProfessionalBooking
  list: Pick<BookingRows<ProfessionalBooking>, "onActed">
  size: "small" | "normal"
}

/** Beside the booking while its last change can be undone: the toast may have been missed. */
export function UndoButton({ booking, list, size }: UndoButtonProps) {
  const { undo } = useTexts(undoTexts)
  if (!useIsBefore(booking.undo_until)) return null
  return (
    <RowAction list={list} act={{ id: booking.id, undo: booking.status }}>
      {(button, busy) => (
        <Button {...button} size={size} variant="secondary" busy={busy}>
          {undo}
        </Button>
      )}
    </RowAction>
  )
}

/** Whether an instant is still to come; renders again when it has. */
const useIsBefore = (instant: string | null) => {
  const [now, setNow] = useState(() => Date.now())
  const at = instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant)
  useEffect(() => {
    const left = at - Date.now()
    if (left <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [at])
  return at > now
}
