import { useState } from "react"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { fromIndianTime, indianClock, indianDay } from "../../platform/time.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { SentPost } from "./components/post-outcome.tsx"
import { type OpenPost, submit, withdraw } from "./editing.actions.ts"
import { editPostTexts } from "./pages.texts.ts"
import type { EditorView } from "./post-editor.ts"
import { canSubmit, isFirst, outcomeOf, stillAhead, waits } from "./writing.rules.ts"

/** What can be done with a post as it stands, at once or at a time, and what came of it last. */
export const useSending = (open: OpenPost, { post, saving }: EditorView) => {
  const t = useTexts(editPostTexts)
  const user = useSessionUser()
  const isPublishedAtOnce = useHasDeskRole("desk") && (user?.has_admin_role ?? false)
  const [isBusy, setBusy] = useState(false)
  const [before] = useState(() => stillAhead(post.scheduled_for ? new Date(post.scheduled_for) : null, new Date()))
  const [isScheduled, setScheduled] = useState(before !== null)
  const [time, setTime] = useState(
    before ? { day: indianDay(before), clock: indianClock(before) } : { day: "", clock: "09:00" },
  )
  const [isIncomplete, setIncomplete] = useState(false)
  const [sent, setSent] = useState<SentPost>()
  const canSend = post.status !== "hidden" && (canSubmit(post) || saving !== "saved")
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  const sendNow = async (at: Date | undefined) => {
    const done = await submit(open, at?.toISOString() ?? null, t)
    if (!done) return requestAnimationFrame(showFirstMarked)
    setSent({ ...done, outcome: outcomeOf(done), title: done.text.title })
  }
  return {
    isBusy,
    canSend,
    canSchedule: isFirst(post) && canSend,
    label: isPublishedAtOnce ? t.send.admin : waits(post) ? t.send.again : t.send.other,
    /** Until something newer is written. */
    sent: canSend ? undefined : sent,
    schedule: { isScheduled, setScheduled, time, setTime, isIncomplete },
    send: () => {
      const isForLater = isScheduled && isFirst(post)
      const at = isForLater ? fromIndianTime(time.day, time.clock) : undefined
      setIncomplete(isForLater && !at)
      if (isForLater && !at) requestAnimationFrame(showFirstMarked)
      else void run(() => sendNow(at))
    },
    withdraw: () => {
      setSent(undefined)
      void run(() => withdraw(open, t.notSent))
    },
  }
}

/** The button is in reach where the field that is marked, or what mends it, is not. */
const showFirstMarked = () =>
  document.querySelector<HTMLElement>("main :is([aria-invalid=true], [data-mends])")?.focus()

export type Sending = ReturnType<typeof useSending>
