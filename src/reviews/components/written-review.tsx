import { useState } from "react"
import { TakedownNotice } from "../../moderation/components/takedown-notice.tsx"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { reviewAppealForm } from "../appeal.form.ts"
import type { ReviewedVisit } from "../review.schema.ts"
import { writeReviewTexts } from "../texts.ts"
import { ReviewEditor } from "./review-editor.tsx"
import { ReviewBody } from "./review-item.tsx"

type WrittenReviewProps = {
  visit: ReviewedVisit
  review: NonNullable<ReviewedVisit["review"]>
  onChanged: () => unknown
}

/** One's own review as everybody reads it, and the way to change it while that is possible. */
export function WrittenReview({ visit, review, onChanged }: WrittenReviewProps) {
  const [t, dates] = [useTexts(writeReviewTexts), useDates()]
  const [isEditing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  const place = useFocusOnChange<HTMLDivElement>(isEditing, "input:checked, button, a")
  if (isEditing) {
    const done = async () => {
      await onChanged()
      stop()
    }
    return (
      <div ref={place}>
        <ReviewEditor visit={visit} onDone={done} onCancel={stop} />
      </div>
    )
  }
  const canEdit = visit.refusal === null
  return (
    <div ref={place} className="grid gap-6">
      {review.takedown && (
        <TakedownNotice
          kind="review"
          itemId={review.id}
          takedown={review.takedown}
          form={() => reviewAppealForm(review.id)}
          onAppealed={onChanged}
        />
      )}
      <Card>
        <ReviewBody review={review} />
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        {visit.provider_name !== null && !review.takedown && (
          <LinkButton to={`/providers/${visit.provider_id}#reviews`} variant="secondary">
            {t.onProfile}
          </LinkButton>
        )}
        {canEdit && (
          <Button variant="secondary" icon="pencil" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        )}
        <p className="text-muted text-sm">
          {canEdit ? t.editableUntil(dates.instant(visit.editable_until!)) : t.refused[visit.refusal!]}
        </p>
      </div>
    </div>
  )
}
