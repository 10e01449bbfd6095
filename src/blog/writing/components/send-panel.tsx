import { useState } from "react"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { useSessionUser } from "../../../platform/session/use-session-user.ts"
import { fromIndianTime, indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { DateField, TimeField } from "../../../ui/field/time-field.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { type OpenPost, submit, withdraw } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { EditorView } from "../post-editor.ts"
import { canSubmit, hasNewerText, isFirst, waits } from "../writing.rules.ts"
import { PostStateBadge } from "./post-state.tsx"

interface SendPanelProps {
  open: OpenPost
  view: EditorView
}

/** How the post stands, and what can be done with it now. */
export function SendPanel({ open, view: { post, saving, errors } }: SendPanelProps) {
  const t = useTexts(editPostTexts)
  const user = useSessionUser()
  const [isBusy, setBusy] = useState(false)
  const [isScheduled, setScheduled] = useState(false)
  const [time, setTime] = useState({ day: "", clock: "09:00" })
  const [isIncomplete, setIncomplete] = useState(false)
  const isPublishedAtOnce = useHasDeskRole("desk") && (user?.has_admin_role ?? false)
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  const send = () => {
    const at = isScheduled ? fromIndianTime(time.day, time.clock) : undefined
    if (isScheduled && !at) return setIncomplete(true)
    setIncomplete(false)
    return void run(() => submit(open, at?.toISOString() ?? null, t))
  }
  const canSend = post.status !== "hidden" && (canSubmit(post) || saving !== "saved")
  const label = isPublishedAtOnce ? t.send.admin : waits(post) ? t.send.again : t.send.other
  return (
    <Card as="section" aria-label={t.states[post.status]} className="grid gap-4">
      <p>
        <PostStateBadge status={post.status} />
      </p>
      <Standing post={post} />
      {isFirst(post) && canSend && (
        <Checkbox label={t.schedule} checked={isScheduled} onChange={({ target }) => setScheduled(target.checked)} />
      )}
      {isScheduled && isFirst(post) && canSend && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <DateField
            label={t.day}
            value={time.day}
            min={indianDay(new Date())}
            error={isIncomplete ? t.noTime : errors.scheduled_for}
            onChange={({ target }) => setTime({ ...time, day: target.value })}
          />
          <TimeField
            label={t.time}
            value={time.clock}
            onChange={({ target }) => setTime({ ...time, clock: target.value })}
          />
        </div>
      )}
      {canSend && (
        <Button busy={isBusy} wide onClick={send} disabled={saving === "conflict" || saving === "gone"}>
          {label}
        </Button>
      )}
      {waits(post) && (
        <Button variant="secondary" busy={isBusy} wide onClick={() => void run(() => withdraw(open, t.notSent))}>
          {t.withdraw}
        </Button>
      )}
    </Card>
  )
}

function Standing({ post }: { post: EditorView["post"] }) {
  const t = useTexts(editPostTexts)
  const dates = useDates()
  return (
    <>
      {post.review_note && !waits(post) && (
        <p className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3">
          <strong>{t.note}: </strong>
          {post.review_note}
        </p>
      )}
      {post.status === "in_review" && <p className="text-muted">{t.waits.in_review}</p>}
      {post.scheduled_for && (
        <p className="text-muted">
          {t.waits[post.status === "in_review" ? "wanted" : "scheduled"](dates.instant(post.scheduled_for, new Date()))}
        </p>
      )}
      {post.status === "published" && waits(post) && <p className="text-muted">{t.waits.change}</p>}
      {post.status === "published" && !waits(post) && !hasNewerText(post) && <p className="text-muted">{t.isRead}</p>}
    </>
  )
}
