import type { ReactNode } from "react"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { agreeToTerms, cancelDeletion, type Reminders } from "../privacy.actions.ts"
import { privacyTexts } from "../texts.ts"
import { useReminders } from "../use-reminders.ts"
import { ActionButton } from "./action-button.tsx"
import { TermsLink } from "./terms-link.tsx"

/** Over the pages of the areas: what is asked of somebody, or about to happen to them. It stops nothing. */
export function ReminderBar() {
  const reminders = useReminders()
  return reminders && <ReminderPlace {...reminders} />
}

/** It stays when the last line is gone: whoever pressed its button goes on there, above the page that was under it. */
function ReminderPlace(reminders: Reminders) {
  const place = useFocusOnChange<HTMLDivElement>(`${reminders.leaves_at} ${reminders.terms}`, "button")
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ReminderLines {...reminders} />
    </div>
  )
}

export function ReminderLines({ terms, leaves_at }: Reminders) {
  const t = useTexts(privacyTexts)
  const dates = useDates()
  if (!terms && !leaves_at) return null
  return (
    <section aria-label={t.reminders.label} className="mb-6 grid gap-3">
      {leaves_at && (
        <Line
          look="border-danger bg-danger-soft text-danger-ink"
          button={
            <ActionButton act={cancelDeletion} size="small">
              {t.deletion.keep}
            </ActionButton>
          }
        >
          {t.reminders.leaving(dates.day(leaves_at))}
        </Line>
      )}
      {terms && (
        <Line
          look="border-slate bg-slate-soft text-slate-ink"
          button={
            <ActionButton act={() => agreeToTerms(terms)} size="small">
              {t.consents.agree}
            </ActionButton>
          }
        >
          {t.reminders.terms(<TermsLink version={terms} />)}
        </Line>
      )}
    </section>
  )
}

function Line({ look, button, children }: { look: string; button: ReactNode; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 rounded-lg border px-4 py-3 ${look}`}>
      <p>{children}</p>
      {button}
    </div>
  )
}
