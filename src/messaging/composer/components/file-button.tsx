import { useRef } from "react"
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
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_AND_DOCUMENT_TYPES.join()}
        aria-label={t.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file, chosen once more, is a choice too.
          target.value = ""
          onChoose(files)
        }}
      />
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
