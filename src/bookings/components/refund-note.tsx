import { Icon } from "../../ui/icon.tsx"
import { isLateCancellation } from "../booking.rules.ts"
import { When } from "./when.tsx"

type RefundNoteProps = { start: string; businessName: string }

/** The refund policy's figures (specification 1 §9), said before somebody cancels, not after. */
export function RefundNote({ start, businessName }: RefundNoteProps) {
  const isLate = isLateCancellation(start, new Date())
  return (
    <div className="grid gap-4">
      <p>
        Your visit with <strong>{businessName}</strong> on <When at={start} /> will be cancelled. They will be told at
        once, and the time is free for others again.
      </p>
      <div className={`flex gap-3 rounded-lg p-4 ${isLate ? "bg-danger-soft text-danger-ink" : "bg-sunken"}`}>
        <Icon name={isLate ? "alert" : "info"} className="mt-0.5 size-5" />
        <p>
          {isLate
            ? "It starts in less than 24 hours: a cancellation under 24 hours before is non-refundable."
            : "It starts in more than 24 hours, so what you have paid can be refunded. Under 24 hours before, a cancellation is non-refundable."}
        </p>
      </div>
      <section>
        <h3 className="mb-1 text-lg">Refund policy in figures</h3>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          <li>Ask for a refund within 7 days; it is reviewed in 48 hours.</li>
          <li>Appeal within 5 days; the decision comes in 7 business days.</li>
          <li>
            The money comes back in 5-10 business days by card, 3-5 by UPI, 7-14 by bank transfer, 1-2 to a wallet.
          </li>
          <li>These figures bind the professional, and the payment provider where one is used.</li>
          <li>A cancellation by the professional never costs you anything.</li>
        </ul>
      </section>
    </div>
  )
}
