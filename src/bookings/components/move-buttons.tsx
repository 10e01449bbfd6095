import { useFetcher } from "react-router"
import { Button } from "../../ui/button.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { stopSecondClick } from "../../ui/second-click.ts"
import { useNearbyFocus } from "../../ui/use-nearby-focus.ts"
import { moves, movesFor, type Verb } from "../booking.rules.ts"
import type { ProviderBooking } from "../booking.schema.ts"

const labels: Record<Verb, string> = { confirm: "Confirm", decline: "Decline", complete: "Complete", cancel: "Cancel" }

type MoveButtonsProps = {
  booking: ProviderBooking
  /** Where declining and cancelling is asked about first. */
  toCancel: string
  size: "small" | "normal"
  /** The question takes the place of the dialog these stand in: back does not lead into it again. */
  replace?: boolean
}

/** What the professional may do with a booking now: drawn from the table of moves that the server obeys. */
export function MoveButtons({ booking, toCancel, size, replace = false }: MoveButtonsProps) {
  const fetcher = useFetcher()
  return movesFor("professional", booking, new Date()).map((verb) =>
    moves[verb].to === "cancelled" ? (
      <LinkButton key={verb} size={size} variant="secondary" to={toCancel} replace={replace} preventScrollReset>
        {labels[verb]}
      </LinkButton>
    ) : (
      <fetcher.Form key={verb} method="post" className="contents">
        <input type="hidden" name="id" value={booking.id} />
        <input type="hidden" name="status" value={moves[verb].to} />
        <SubmitMove size={size} busy={fetcher.state !== "idle"}>
          {labels[verb]}
        </SubmitMove>
      </fetcher.Form>
    ),
  )
}

/** Goes with what it does. */
function SubmitMove(props: { size: "small" | "normal"; busy: boolean; children: string }) {
  return <Button {...props} ref={useNearbyFocus<HTMLButtonElement>()} type="submit" onClick={stopSecondClick} />
}
