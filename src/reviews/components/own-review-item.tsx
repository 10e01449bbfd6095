import { useState } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { CountedTextArea } from "../../ui/field/counted-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { replyForm } from "../review.form.ts"
import { mayReply, RESPONSE_LIMIT } from "../review.rules.ts"
import type { Review } from "../review.schema.ts"
import { ownReviewsTexts } from "../texts.ts"
import { ReviewItem } from "./review-item.tsx"

/** A review of one's own work, with the reply, or the field for it. A reply takes the field's place at once. */
export function OwnReviewItem({ review }: { review: Review }) {
  const [replied, setReplied] = useState<Review>()
  const shown = replied ?? review
  const place = useFocusOnChange<HTMLDivElement>(replied, "textarea")
  return (
    <Card as="li">
      <div ref={place} tabIndex={-1} className="outline-none">
        <ReviewItem review={shown} age />
        {mayReply(shown) && <ReplyField review={review} onReplied={setReplied} />}
      </div>
    </Card>
  )
}

function ReplyField({ review, onReplied }: { review: Review; onReplied: (replied: Review) => void }) {
  const t = useTexts(ownReviewsTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(replyForm, {
    hiddenFields: { reviewId: review.id },
    draft: tabDraft(`${replyForm.name}:${review.id}`),
    // Another tab may have replied.
    onRefused: ({ code }) => (code === "conflict" ? revalidate() : undefined),
    onDone: ({ message, review: changed }) => {
      toast("success", message, 5000)
      onReplied(changed)
    },
  })
  const isEmpty = String(form.typed.response ?? "").trim() === ""
  return (
    <FormFrame form={form} className="mt-4 grid gap-3 border-line border-t pt-4">
      <CountedTextArea
        {...form.field("response")}
        hideLabel
        rows={2}
        typed={form.typed.response}
        limit={RESPONSE_LIMIT}
        hint={review.response === null ? t.once : t.again}
      />
      <FormRefusalAlert form={form} />
      <p>
        <Button {...form.button} size="small" disabled={form.button.disabled || isEmpty}>
          {form.busy ? t.submitting : t.submit}
        </Button>
      </p>
    </FormFrame>
  )
}
