import { useState } from "react"
import { useRevalidator } from "react-router"
import { aloud } from "../../ui/aloud.tsx"
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
import { ownReviewsTexts, reviewTexts } from "../texts.ts"
import { ReviewItem } from "./review-item.tsx"

/**
 * A review of one's own work, with the reply, or the button that opens the field for it. What was begun is open again after
 * a reload; a reply takes the field's place at once.
 */
export function OwnReviewItem({ review }: { review: Review }) {
  const t = useTexts(ownReviewsTexts)
  const { formerCustomer } = useTexts(reviewTexts)
  const [replied, setReplied] = useState<Review>()
  const [isWriting, setWriting] = useState(() => isBegun(review))
  const shown = replied ?? review
  const place = useFocusOnChange<HTMLDivElement>(replied ?? isWriting, "textarea, button")
  return (
    <Card as="li">
      <div ref={place} tabIndex={-1} className="outline-none">
        <ReviewItem review={shown} age />
        {mayReply(shown) && !isWriting && (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setWriting(true)}>
            <span>{t.reply(review.user_name ?? formerCustomer, aloud)}</span>
          </Button>
        )}
        {mayReply(shown) && isWriting && (
          <ReplyField review={review} onReplied={setReplied} onClose={() => setWriting(false)} />
        )}
      </div>
    </Card>
  )
}

const draftOf = (review: Review) => tabDraft(`${replyForm.name}:${review.id}`)

const isBegun = (review: Review) => Boolean(draftOf(review).read()?.typed.response)

interface ReplyFieldProps {
  review: Review
  onReplied: (replied: Review) => void
  onClose: () => void
}

function ReplyField({ review, onReplied, onClose }: ReplyFieldProps) {
  const t = useTexts(ownReviewsTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(replyForm, {
    hiddenFields: { reviewId: review.id },
    draft: draftOf(review),
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
        rows={3}
        typed={form.typed.response}
        limit={RESPONSE_LIMIT}
        hint={review.response === null ? t.once : t.again}
      />
      <FormRefusalAlert form={form} />
      <p className="flex flex-wrap gap-2">
        <Button {...form.button} size="small" disabled={form.button.disabled || isEmpty}>
          {form.busy ? t.submitting : t.submit}
        </Button>
        <Button variant="plain" size="small" disabled={form.busy} onClick={onClose}>
          {t.notNow}
        </Button>
      </p>
    </FormFrame>
  )
}
