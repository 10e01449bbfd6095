import { brand } from "../../../brand.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { cancellationTime } from "../../booking.rules.ts"
import { When } from "../../components/visit-line.tsx"
import { refundNoteTexts } from "../texts.ts"

interface RefundNoteProps {
  start: string
  businessName: string | null
  /** Not confirmed yet. */
  isPending: boolean
}

/** What it means, said before somebody cancels, not after. The policy's figures are a press away. */
export function RefundNote({ start, businessName, isPending }: RefundNoteProps) {
  const t = useTexts(refundNoteTexts)
  const time = cancellationTime(start, new Date())
  const isLate = time !== "in_time"
  const meaning = (
    <p>{t.meaning(businessName && <strong>{businessName}</strong>, <When at={start} />, time === "begun")}</p>
  )
  if (isPending)
    return (
      <div className="grid gap-4">
        {meaning}
        <p>{t.pending}</p>
      </div>
    )
  const mail = (
    <a href={`mailto:${brand.emails.support}`} className="underline underline-offset-4">
      {brand.emails.support}
    </a>
  )
  return (
    <div className="grid gap-4">
      {meaning}
      <div className={`flex gap-3 rounded-lg p-4 ${isLate ? "bg-danger-soft text-danger-ink" : "bg-sunken"}`}>
        <Icon name={isLate ? "alert" : "info"} className="mt-0.5 size-5" />
        <p className="min-w-0">{t.refund[time](mail)}</p>
      </div>
      <RefundFigures />
    </div>
  )
}

export function RefundFigures() {
  const t = useTexts(refundNoteTexts)
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {t.inFigures}
        <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {t.figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    </details>
  )
}
