import { type ReactNode, useEffect, useId } from "react"
import { useFetcher } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextAreaField } from "../../ui/field.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"

type CancelDialogProps = {
  bookingId: string
  title: string
  /** On the button that does it, and on the one that does not. */
  verb: string
  keep: string
  reasonHint: string
  onClose: () => void
  /** What it means, before it is done. */
  children: ReactNode
}

/**
 * Asks before a booking ends. The page's action answers: a refusal stays here, with what was typed; when it is done the
 * action leads back to the list.
 */
export function CancelDialog({ bookingId, title, verb, keep, reasonHint, onClose, children }: CancelDialogProps) {
  const fetcher = useFetcher<{ failure: string } | null>()
  const formId = useId()
  useFocusOnDetails(bookingId)
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {keep}
      </Button>
      <Button variant="danger" type="submit" form={formId} busy={fetcher.state !== "idle"}>
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen onClose={onClose} keepOnOutsideClick actions={actions}>
      <fetcher.Form method="post" preventScrollReset id={formId} className="grid gap-5">
        {children}
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="status" value="cancelled" />
        <TextAreaField label="Reason" name="reason" required={false} rows={2} maxLength={500} hint={reasonHint} />
        {fetcher.data && fetcher.state !== "submitting" && <FormAlert kind="error">{fetcher.data.failure}</FormAlert>}
      </fetcher.Form>
    </Dialog>
  )
}

/** On the link to a booking's details in the list. */
export const detailsLinkId = (bookingId: string) => `details-${bookingId}`

/** The button that opened the dialog goes with the booking's end; then the focus goes on at the details beside it. */
function useFocusOnDetails(bookingId: string) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement?.id === "main") document.getElementById(detailsLinkId(bookingId))?.focus()
      })
    },
    [bookingId],
  )
}
