import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { cancelDeletion } from "../privacy.actions.ts"
import { LEAVING_DAYS } from "../privacy.rules.ts"
import { privacyTexts } from "../texts.ts"
import { ActionButton } from "./action-button.tsx"
import { DeletionDialog } from "./deletion-dialog.tsx"

/** @param due when the account goes, once that was asked for */
export function DeletionCard({ due }: { due: string | undefined }) {
  const { deletion: t } = useTexts(privacyTexts)
  const place = useFocusOnChange<HTMLDivElement>(due, "[role=status], button")
  return (
    <TitledCard title={t.title}>
      <div ref={place}>{due ? <ClosingAccount due={due} /> : <AskDeletion />}</div>
    </TitledCard>
  )
}

export function ClosingAccount({ due }: { due: string }) {
  const { deletion: t } = useTexts(privacyTexts)
  const dates = useDates()
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-danger-soft p-4 text-danger-ink">
      <p role="status" tabIndex={-1}>
        {t.due(dates.day(due))}
      </p>
      <ActionButton act={cancelDeletion} variant="primary">
        {t.keep}
      </ActionButton>
    </div>
  )
}

/** What it means stands before the button. */
function AskDeletion() {
  const { deletion: t } = useTexts(privacyTexts)
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="grid max-w-prose list-disc gap-1 pl-5 text-muted">
        {[t.goes, t.stays, t.days(LEAVING_DAYS), t.settle].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button variant="quiet-danger" className="-ml-5" onClick={() => setAsked(true)}>
        {t.button}
      </Button>
      {isAsked && <DeletionDialog onClose={() => setAsked(false)} />}
    </div>
  )
}
