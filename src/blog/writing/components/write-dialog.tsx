import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { useSessionUser } from "../../../platform/session/use-session-user.ts"
import { Button } from "../../../ui/button.tsx"
import { CountedField, CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { POST_LIMITS } from "../../post-limits.rules.ts"
import type { BlogPost } from "../../posts/post.schema.ts"
import { writePageTexts } from "../pages.texts.ts"
import { writeForm } from "../write.form.ts"

interface WriteDialogProps {
  categories: readonly { id: number; name: string }[]
  isBeginning: boolean
  onBegin: () => void
  onClose: () => void
  onDone: (post: BlogPost) => unknown
}

/** Title, category, excerpt, content, picture and tags (specification 2 §5). What is typed survives a reload. */
export function WriteDialog({ categories, isBeginning, onBegin, onClose, onDone }: WriteDialogProps) {
  const t = useTexts(writePageTexts)
  const isAdmin = useSessionUser()?.has_admin_role ?? false
  const isPublishedAtOnce = useHasDeskRole("desk") && isAdmin
  const form = useForm(writeForm, { onDone: ({ data }) => onDone(data) })
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FormDialog
      form={form}
      title={t.title}
      verb={t.send}
      keep={t.cancel}
      width="wide"
      keepOnOutsideClick
      onClose={onClose}
    >
      <p className="text-muted">
        {!isPublishedAtOnce && t.lead} {t.longer}{" "}
        <Button variant="quiet" size="small" busy={isBeginning} onClick={onBegin}>
          {t.longerLink}
        </Button>
      </p>
      <CountedField {...form.field("title")} typed={form.typed.title} limit={POST_LIMITS.title} />
      <SelectField {...form.field("category_id")} options={options} placeholder={t.chooseCategory} />
      <CountedTextArea {...form.field("excerpt")} typed={form.typed.excerpt} limit={POST_LIMITS.excerpt} rows={2} />
      <TextAreaField {...form.field("content")} hint={t.formatting} rows={12} />
      <Field {...form.field("featured_image")} inputMode="url" autoCapitalize="none" />
      <Field {...form.field("tags")} />
    </FormDialog>
  )
}
