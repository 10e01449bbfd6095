import type { Editor } from "@tiptap/core"
import { type FormEvent, useId, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field/field.tsx"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { pictureDialogTexts } from "./texts.ts"

/** What is said of the picture that is selected. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(pictureDialogTexts)
  const id = useId()
  const [attrs] = useState(() => editor.getAttributes("image"))
  const [alt, setAlt] = useState(String(attrs.alt ?? ""))
  const [caption, setCaption] = useState(String(attrs.caption ?? ""))
  const save = (event: FormEvent) => {
    event.preventDefault()
    editor
      .chain()
      .focus()
      .updateAttributes("image", { alt: alt.trim(), caption: caption.trim() || null })
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
        <Field
          label={t.alt}
          hint={t.altHint}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          maxLength={POST_LIMITS.alt}
          data-first=""
        />
        <Field
          label={t.caption}
          required={false}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          maxLength={POST_LIMITS.caption}
        />
      </form>
    </Dialog>
  )
}
