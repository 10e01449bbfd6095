import { useRef } from "react"
import { FileInput } from "../../../files/components/file-input.tsx"
import { PICTURE_AND_DOCUMENT_TYPES } from "../../../platform/files/upload-bounds.ts"
import { iconButtonStyle } from "../../../ui/button-style.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

export function FileButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { files: t } = useTexts(messagesPageTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} label={t.add} types={PICTURE_AND_DOCUMENT_TYPES} multiple onChoose={onChoose} />
      <button
        type="button"
        aria-label={t.add}
        title={t.add}
        onClick={() => input.current?.click()}
        className={`${iconButtonStyle} shrink-0`}
      >
        <Icon shape={messageShapes.paperclip} />
      </button>
    </>
  )
}
