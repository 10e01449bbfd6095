import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

export interface OpenedPicture {
  picture: MessageFile
  /** Read aloud. */
  label: string
}
export type OpenPicture = (opened: OpenedPicture) => void

type PictureViewerProps = OpenedPicture & { onClose: () => void }

/** A picture as large as the screen allows; pressed, in its whole size. */
export function PictureViewer({ picture, label, onClose }: PictureViewerProps) {
  const { viewer: t } = useTexts(messagesPageTexts)
  const [isWhole, setWhole] = useState(false)
  const { urls } = picture
  const whole = urls.plan ?? urls.large ?? urls.small
  const actions = (
    <>
      <a
        href={whole}
        target="_blank"
        rel="noreferrer"
        className="self-center px-2 text-tile-ink underline underline-offset-4"
      >
        {t.original}
      </a>
      <Button variant="secondary" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t.zoomOut : t.zoomIn}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} isOpen onClose={onClose} width="wide" actions={actions}>
      <div className={isWhole ? "overflow-auto" : "grid place-items-center"}>
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          aria-label={isWhole ? t.zoomOut : t.zoomIn}
          className={isWhole ? "cursor-zoom-out" : "cursor-zoom-in"}
        >
          <img
            src={isWhole ? whole : (urls.large ?? urls.small)}
            alt={label}
            className={isWhole ? "max-w-none" : "max-h-[65dvh] w-auto max-w-full rounded-md bg-sunken"}
          />
        </button>
      </div>
    </Dialog>
  )
}
