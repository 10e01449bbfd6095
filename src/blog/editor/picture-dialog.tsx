import type { Editor } from "@tiptap/core"
import { type FormEvent, useId, useState } from "react"
import { checkForm } from "../../platform/form/form-check.ts"
import { Button } from "../../ui/button.tsx"
import { CountedField } from "../../ui/field/counted-field.tsx"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { pictureDialogTexts } from "./texts.ts"

const fields = { alt: { max: POST_LIMITS.alt }, caption: { max: POST_LIMITS.caption } }

/** What is said of the picture that is selected. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(pictureDialogTexts)
  const language = useLanguage()
  const id = useId()
  const [attrs] = useState(() => editor.getAttributes("image"))
  const [alt, setAlt] = useState(String(attrs.alt ?? ""))
  const [caption, setCaption] = useState(String(attrs.caption ?? ""))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    const said = { alt: alt.trim(), caption: caption.trim() }
    const wrong = checkForm({ fields }, said, language, { fields: t })
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    editor
      .chain()
      .focus()
      .updateAttributes("image", { alt: said.alt, caption: said.caption || null })
      .run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().deleteSelection().run()
    onClose()
  }
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      keepOnOutsideClick
      actions={
        <>
          <Button variant="quiet-danger" onClick={remove}>
            {t.remove}
          </Button>
          <Button type="submit" form={id}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="grid gap-5">
        <img src={String(attrs.src)} alt="" className="max-h-48 justify-self-center rounded-md" />
        <CountedField
          label={t.alt}
          hint={t.altHint}
          error={errors.alt}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          typed={alt}
          limit={POST_LIMITS.alt}
          data-first=""
        />
        <CountedField
          label={t.caption}
          error={errors.caption}
          required={false}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          typed={caption}
          limit={POST_LIMITS.caption}
        />
      </form>
    </Dialog>
  )
}
