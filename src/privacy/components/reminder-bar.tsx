import { type ReactNode, useEffect, useState } from "react"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { storeText } from "../../platform/storage.ts"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { agreeToTerms, cancelDeletion, findReminders, PRIVACY_EVENT, type Reminders } from "../privacy.actions.ts"
import { privacyTexts } from "../texts.ts"
import { ActionButton, TermsLink } from "./action-button.tsx"

/** Above the pages of the areas: new terms to agree to, and a pending deletion. It blocks nothing. */
export function ReminderBar() {
  const reminders = useReminders()
  return reminders && <ReminderRegion {...reminders} />
}

/** Stays in the document without lines: it takes the focus from the button that removed the last one. */
function ReminderRegion(reminders: Reminders) {
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

/** Set to the sign-in that had no reminders: they are not loaded again in this tab until the next sign-in. */
const DONE_KEY = "sthapati:nothing-due"

/** Loaded once, and again after every privacy action in this tab; undefined until loaded. */
const useReminders = (): Reminders | undefined => {
  const [reminders, setReminders] = useState<Reminders>()
  const user = useSessionUser()
  const signIn = user && `${user.id} ${user.last_login ?? ""}`
  useEffect(() => {
    if (!signIn) return
    const stop = new AbortController()
    const ask = async () => {
      const found = await findReminders(stop.signal)
      if (!found || stop.signal.aborted) return
      if (!found.terms && !found.leaves_at) storeText(DONE_KEY, signIn, sessionStorage)
      setReminders(found)
    }
    if (sessionStorage.getItem(DONE_KEY) !== signIn) void ask()
    window.addEventListener(PRIVACY_EVENT, ask, { signal: stop.signal })
    return () => stop.abort()
  }, [signIn])
  return reminders
}
