import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { DateField, TimeField } from "../../../ui/field/time-field.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { EditorView } from "../post-editor.ts"
import { writingProblems } from "../texts.ts"
import type { Sending } from "../use-sending.ts"
import {
  awaitedTime,
  type HiddenStanding,
  hasNewerText,
  hiddenStandingOf,
  OWN_POSTS_PATH,
  waits,
} from "../writing.rules.ts"
import { PostStateBadge } from "./post-state.tsx"

interface SendPanelProps {
  view: EditorView
  sending: Sending
}

/** How the post stands, when it is to be published, and the way back. */
export function SendPanel({ view: { post, errors }, sending }: SendPanelProps) {
  const t = useTexts(editPostTexts)
  const { schedule } = sending
  return (
    <Card as="section" aria-label={t.states[post.status]} className="grid gap-4">
      <p>
        <PostStateBadge status={post.status} />
      </p>
      <Standing post={post} />
      {sending.canSchedule && <Schedule schedule={schedule} error={errors.scheduled_for} />}
      {waits(post) && (
        <Button variant="secondary" busy={sending.isBusy} wide onClick={sending.withdraw}>
          {t.withdraw}
        </Button>
      )}
    </Card>
  )
}

interface ScheduleProps {
  schedule: Sending["schedule"]
  error: string | undefined
}

function Schedule({ schedule: { isScheduled, setScheduled, time, setTime, isIncomplete }, error }: ScheduleProps) {
  const t = useTexts(editPostTexts)
  return (
    <>
      <Checkbox label={t.schedule} checked={isScheduled} onChange={({ target }) => setScheduled(target.checked)} />
      {isScheduled && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <DateField
            label={t.day}
            value={time.day}
            min={indianDay(new Date())}
            error={isIncomplete ? t.noTime : error}
            onChange={({ target }) => setTime({ ...time, day: target.value })}
          />
          <TimeField
            label={t.time}
            value={time.clock}
            onChange={({ target }) => setTime({ ...time, clock: target.value })}
          />
        </div>
      )}
    </>
  )
}

function Standing({ post }: { post: EditorView["post"] }) {
  const t = useTexts(editPostTexts)
  const dates = useDates()
  const now = new Date()
  const scheduledFor = awaitedTime(post, now)
  const note = post.takedown?.reason ?? post.review_note
  return (
    <>
      {note && !waits(post) && (
        <p className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3">
          <strong>{post.takedown ? t.hiddenBecause : t.note}: </strong>
          {note}
        </p>
      )}
      {post.status === "hidden" && (
        <Hidden standing={hiddenStandingOf({ takedown: post.takedown, isOwn: post.is_own })} />
      )}
      {post.status === "in_review" && <p className="text-muted">{t.waits.in_review}</p>}
      {scheduledFor && (
        <p className="text-muted">
          {t.waits[post.status === "in_review" ? "wanted" : "scheduled"](dates.instant(scheduledFor, now))}
        </p>
      )}
      {post.status === "published" && waits(post) && <p className="text-muted">{t.waits.change}</p>}
      {post.status === "published" && !waits(post) && !hasNewerText(post) && <p className="text-muted">{t.isRead}</p>}
    </>
  )
}

function Hidden({ standing }: { standing: HiddenStanding }) {
  const t = useTexts(editPostTexts)
  const { hidden } = useTexts(writingProblems)
  return (
    <>
      <p className="text-muted">{hidden[standing]}</p>
      {standing === "mayAppeal" && (
        <LinkButton to={OWN_POSTS_PATH} variant="secondary">
          {t.appeal}
        </LinkButton>
      )}
    </>
  )
}
