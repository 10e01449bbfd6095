import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { commentForm } from "../comment.form.ts"
import { MAX_COMMENT } from "../comment.rules.ts"
import type { BlogComment } from "../comment.schema.ts"
import { commentPageTexts, commentsTexts } from "../texts.ts"

interface CommentEditorProps {
  postId: string
  /** What it replies to. */
  parent: BlogComment | null
  onDone: (message: string) => unknown
}

export function CommentEditor({ postId, parent, onDone }: CommentEditorProps) {
  const t = useTexts(commentPageTexts)
  const { former } = useTexts(commentsTexts)
  const [description] = useState(() => commentForm(postId))
  const form = useForm(description, {
    hiddenFields: { parent_id: parent?.id },
    onDone: (message) => {
      form.fill({ content: "" })
      // Emptied by us, it is no mistake of theirs.
      form.showErrors({})
      return onDone(message)
    },
  })
  return (
    <FormFrame form={form} className="grid gap-5">
      {parent && (
        <blockquote className="rounded-md bg-sunken px-4 py-3">
          <p className="font-semibold">{t.replyTo(parent.author_name ?? former)}</p>
          <p dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line">
            {parent.content}
          </p>
        </blockquote>
      )}
      <CountedTextArea
        {...form.field("content")}
        hint={t.rules}
        typed={form.typed.content}
        limit={MAX_COMMENT}
        rows={6}
      />
      <FormRefusalAlert form={form} />
      <div>
        <Button {...form.button}>{t.send}</Button>
      </div>
    </FormFrame>
  )
}
