import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { Checkbox } from "../../ui/field/checkbox.tsx"
import { Field, TextAreaField } from "../../ui/field/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { Link } from "../../ui/link.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { reviewForm } from "../review.form.ts"
import { COMMENT_LIMIT, TITLE_LIMIT } from "../review.rules.ts"
import type { ReviewedVisit } from "../review.schema.ts"
import { writeReviewTexts } from "../texts.ts"
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
  const { booking_id, provider_id, review } = visit
  const form = useForm(reviewForm, {
    hiddenFields: { booking_id, provider_id, review_id: review?.id ?? "" },
    draft: tabDraft(`${reviewForm.name}:${booking_id}`),
    prefill: (typed) => (review && !typed.rating ? valuesOf(review) : typed),
    onDone: ({ message }) => {
      toast("success", message, 5000)
      return onDone()
    },
  })
  const sent = String(form.typed.file_ids ?? "")
  return (
    <Card>
      <FormFrame form={form} className="grid grid-cols-1 gap-6">
        <StarsField {...form.field("rating")} value={Number(form.typed.rating ?? 0)} />
        <Field {...form.field("title")} maxLength={TITLE_LIMIT} />
        <TextAreaField {...form.field("comment")} rows={6} maxLength={COMMENT_LIMIT} />
        <PicturesField
          {...form.field("file_ids")}
          ids={sent.split(" ").filter(Boolean)}
          onChange={(ids) => form.fill({ file_ids: ids.join(" ") })}
          kept={review?.pictures.map(({ id }) => id) ?? []}
        />
        <Checkbox {...consentOf(form.field("consent_public"))} />
        <FormRefusalAlert form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button {...form.button} className="max-sm:flex-1">
            {review ? t.save : t.send}
          </Button>
          {onCancel && (
            <Button variant="plain" onClick={onCancel}>
              {t.cancel}
            </Button>
          )}
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

const valuesOf = ({ rating, title, comment, consent_public, pictures }: NonNullable<ReviewedVisit["review"]>) => ({
  ...{ rating: String(rating), title: title ?? "", comment, consent_public },
  file_ids: pictures.map(({ id }) => id).join(" "),
})

/** A box that may stay empty needs no more than its name and label. */
const consentOf = ({ name, label, error }: { name: string; label: string; error: string | undefined }) => ({
  ...{ name, label, error },
})
