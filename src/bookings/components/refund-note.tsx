import { brand } from "../../brand.ts"
import { Icon } from "../../ui/icon.tsx"
import { isLateCancellation } from "../booking.rules.ts"
import { When } from "./when.tsx"

type RefundNoteProps = { start: string; businessName: string }

/** What it means, said before somebody cancels, not after. The policy's figures (specification 1 §9) are a press away. */
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
        <p className="min-w-0">
          {brand.name} takes no payments.{" "}
          {isLate
            ? "If you have paid them something yourself: it starts in less than 24 hours, and a cancellation this late is non-refundable."
            : "If you have paid them something yourself, it can be refunded: the visit starts in more than 24 hours."}{" "}
          Questions:{" "}
          <a href={`mailto:${brand.emails.support}`} className="underline underline-offset-4">
            {brand.emails.support}
          </a>
        </p>
      </div>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          Refund policy in figures
          <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          <li>Ask for a refund within 7 days; it is reviewed in 48 hours.</li>
          <li>Appeal within 5 days; the decision comes in 7 business days.</li>
          <li>
            The money comes back in 5-10 business days by card, 3-5 by UPI, 7-14 by bank transfer, 1-2 to a wallet.
          </li>
          <li>These figures bind the professional, and the payment provider where one is used.</li>
          <li>A cancellation by the professional never costs you anything.</li>
        </ul>
      </details>
    </div>
  )
}
