import { useEffect, useState } from "react"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { loadOwnPictures } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { OwnPicture } from "../writing.schema.ts"

interface PictureChoiceProps {
  chosen: string | null
  onChoose: (address: string) => void
  onClose: () => void
}

/** All pictures that somebody has brought for their posts; one is taken by pressing it. */
export function PictureChoice({ chosen, onChoose, onClose }: PictureChoiceProps) {
  const { ownPictures: t } = useTexts(editPostTexts)
  const [pictures, setPictures] = useState<OwnPicture[] | "loading" | undefined>("loading")
  useEffect(() => {
    let isGone = false
    void loadOwnPictures().then((loaded) => !isGone && setPictures(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return (
    <Dialog title={t.title} isOpen onClose={onClose} width="wide">
      {!Array.isArray(pictures) && <p role="status">{pictures === "loading" ? t.loading : t.failed}</p>}
      {Array.isArray(pictures) && pictures.length === 0 && <p className="text-muted">{t.none}</p>}
      {Array.isArray(pictures) && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map(({ id, small, url }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={url === chosen}
                aria-label={t.picture(at + 1, pictures.length)}
                onClick={() => onChoose(url)}
                className="block w-full overflow-hidden rounded-md border-2 border-line aria-pressed:border-tile"
              >
                <img src={small} alt="" loading="lazy" decoding="async" className="aspect-video w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
