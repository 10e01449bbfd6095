import { useState } from "react"
import type { FormValues } from "../../platform/form/form-check.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { Checkbox } from "../../ui/field/checkbox.tsx"
import { CountedField, CountedTextArea } from "../../ui/field/counted-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { changesDraft, tabDraft } from "../../ui/form/use-saved-draft.ts"
import { Link } from "../../ui/link.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { reviewForm } from "../review.form.ts"
import { COMMENT_LIMIT, TITLE_LIMIT } from "../review.rules.ts"
import type { ReviewedVisit } from "../review.schema.ts"
import { picturesTexts, writeReviewTexts } from "../texts.ts"
import { usePictures } from "../use-pictures.ts"
import { PicturesField } from "./pictures-field.tsx"
import { StarsField } from "./stars-field.tsx"

type ReviewEditorProps = {
  visit: ReviewedVisit
  /** It was sent: what shows it is to be loaded anew. */
  onDone: () => unknown
  onCancel?: () => void
}

/** Stars, words and pictures of a visit. What is typed survives a reload. */
export function ReviewEditor({ visit, onDone, onCancel }: ReviewEditorProps) {
  const t = useTexts(writeReviewTexts)
  const { wait, notAll } = useTexts(picturesTexts)
  const { booking_id, provider_id, review } = visit
  const [draft] = useState(() => draftOf(visit))
  const form = useForm(reviewForm, {
    hiddenFields: { booking_id, provider_id, review_id: review?.id ?? "" },
    draft,
    prefill: (typed) => (review ? { ...valuesOf(review), ...draft.read()?.typed, ...filled(typed) } : typed),
    onDone: ({ message }) => {
      toast("success", message, 5000)
      return onDone()
    },
    // Another tab may have written it.
    onRefused: ({ code }) => (code === "conflict" ? onDone() : undefined),
  })
  const ids = String(form.typed.file_ids ?? "")
    .split(" ")
    .filter(Boolean)
  const kept = review?.pictures.map(({ id }) => id) ?? []
  const pictures = usePictures({ ids, kept, onChange: (now) => form.fill({ file_ids: now.join(" ") }) })
  const isWaiting = pictures.arriving.length > 0
  const hasFailed = pictures.arriving.some(({ failure }) => failure)
  const cancel = () => {
    draft.forget()
    onCancel?.()
  }
  return (
    <Card>
      <FormFrame form={form} className="grid grid-cols-1 gap-6">
        <StarsField {...form.field("rating")} value={Number(form.typed.rating ?? 0)} />
        <CountedField {...form.field("title")} typed={form.typed.title} limit={TITLE_LIMIT} />
        <CountedTextArea {...form.field("comment")} typed={form.typed.comment} limit={COMMENT_LIMIT} rows={6} />
        <PicturesField {...form.field("file_ids")} ids={ids} pictures={pictures} />
        <Checkbox {...consentOf(form.field("consent_public"))} />
        <FormRefusalAlert form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button {...form.button} disabled={form.button.disabled || isWaiting} className="max-sm:flex-1">
            {review ? t.save : t.send}
          </Button>
          {onCancel && (
            <Button variant="plain" onClick={cancel}>
              {t.cancel}
            </Button>
          )}
          <p role="status" className="text-muted text-sm">
            {isWaiting && (hasFailed ? notAll : wait)}
          </p>
        </div>
        <p className="text-muted text-sm">
          {t.public}{" "}
          <Link
            to={`/grievance/status?kind=person&booking=${encodeURIComponent(t.complaintAbout(visit.service_name, visit.provider_name))}#complaint`}
            className="text-tile-ink underline underline-offset-4"
          >
            {t.complain}
          </Link>
        </p>
      </FormFrame>
    </Card>
  )
}

/** Of a review that stands, only what was changed: it may have been changed elsewhere since. */
const draftOf = ({ booking_id, review }: ReviewedVisit) =>
  review
    ? changesDraft(`${reviewForm.name}:${review.id}`, valuesOf(review))
    : tabDraft(`${reviewForm.name}:${booking_id}`)

/** What was typed before this page ran: the fields are empty until they are filled, and only the draft knows what was cleared. */
const filled = (typed: FormValues) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "" && value !== false))

const valuesOf = ({ rating, title, comment, consent_public, pictures }: NonNullable<ReviewedVisit["review"]>) => ({
  ...{ rating: String(rating), title: title ?? "", comment, consent_public },
  file_ids: pictures.map(({ id }) => id).join(" "),
})

/** A box that may stay empty needs no more than its name and label. */
const consentOf = ({ name, label, error }: { name: string; label: string; error: string | undefined }) => ({
  ...{ name, label, error },
})
