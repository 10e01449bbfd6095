import { type ReactNode, useId } from "react"
import { useFetcher } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextAreaField } from "../../ui/field.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"
import { REASON_LIMIT } from "../booking.rules.ts"

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
  const isRefused = fetcher.data && fetcher.state !== "submitting"
  const busy = fetcher.state !== "idle" && !isRefused
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={busy}>
        {keep}
      </Button>
      <Button variant="danger" type="submit" form={formId} busy={busy}>
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      keepOnOutsideClick
      busy={busy}
      actions={actions}
      returnTo={detailsLinkId(bookingId)}
    >
      <fetcher.Form method="post" preventScrollReset id={formId} className="grid gap-5">
        {children}
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="status" value="cancelled" />
        <TextAreaField
          label="Reason"
          name="reason"
          required={false}
          rows={2}
          maxLength={REASON_LIMIT}
          hint={reasonHint}
        />
        {isRefused && <FormAlert kind="error">{fetcher.data?.failure}</FormAlert>}
      </fetcher.Form>
    </Dialog>
  )
}

/** On the link to a booking's details in the list: what opened the dialog goes with the booking's end. */
export const detailsLinkId = (bookingId: string) => `details-${bookingId}`
