import type { Editor } from "@tiptap/core"
import { type FormEvent, useId, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { CountedField } from "../../ui/field/counted-field.tsx"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { linkAddress } from "../document/addresses.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { linkDialogTexts } from "./texts.ts"

/** As people type them: www.example.org is https://www.example.org. */
const completed = (typed: string) => {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(text)) return `mailto:${text}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(linkDialogTexts)
  const id = useId()
  const [before] = useState(() => String(editor.getAttributes("link").href ?? ""))
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const set = (event: FormEvent) => {
    event.preventDefault()
    const href = linkAddress(completed(typed))
    if (!href) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange("link")
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      width="narrow"
      actions={
        <>
          <Button variant="secondary" onClick={before ? remove : onClose}>
            {before ? t.remove : t.cancel}
          </Button>
          <Button type="submit" form={id}>
            {t.set}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={set} noValidate>
        <CountedField
          label={t.address}
          hint={t.hint}
          error={isWrong ? t.wrong : undefined}
          value={typed}
          typed={typed}
          limit={POST_LIMITS.address}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          inputMode="url"
          autoCapitalize="none"
          data-first=""
        />
      </form>
    </Dialog>
  )
}
