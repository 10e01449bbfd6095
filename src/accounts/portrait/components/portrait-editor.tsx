import { type DragEvent, useId, useRef, useState } from "react"
import { FileInput } from "../../../files/components/file-input.tsx"
import { PICTURE_TYPES } from "../../../platform/files/upload-bounds.ts"
import type { PortraitUrls } from "../../../platform/session/stored-user.ts"
import { Button } from "../../../ui/button.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { ProgressBar } from "../../../ui/progress-bar.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { PortraitActions } from "../portrait.actions.ts"
import { portraitTexts } from "../texts.ts"
import { type Chosen, usePortraitEditor } from "../use-portrait-editor.ts"
import { CropSize, CropSquare } from "./crop-square.tsx"

type PortraitEditorProps = {
  portrait: PortraitUrls | null | undefined
  acts: PortraitActions
  /** There is another portrait now, or none: what shows it is to be loaded anew. */
  onChanged: () => unknown
}

/**
 * One's own portrait, below where it is shown, on ground that pictures may be dropped on: a picture is chosen, cut to a square
 * while it is on its way, and saved.
 */
export function PortraitEditor({ portrait, acts, onChanged }: PortraitEditorProps) {
  const t = useTexts(portraitTexts)
  const { chosen, error, busy, choose, cut, save, cancel, remove } = usePortraitEditor(acts, onChanged)
  const heading = useId()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...dropping } = useDrop(choose)
  const step = chosen ? "cutting" : portrait ? "there" : "none"
  const place = useFocusOnChange<HTMLDivElement>(step, chosen ? "[role=slider]" : "button")
  return (
    <section aria-labelledby={heading} className={`p-4 sm:p-6 ${isOver ? "bg-tile-soft" : ""}`} {...dropping}>
      <h3 id={heading} className="mb-2 font-sans font-semibold text-base">
        {t.heading}
      </h3>
      <div ref={place} className="grid gap-4">
        {error && <FormAlert kind="error">{error}</FormAlert>}
        <FileInput
          ref={input}
          label={t.choose}
          types={PICTURE_TYPES}
          onChoose={([file]) => file && void choose(file)}
        />
        {chosen ? (
          <div className="grid gap-x-8 gap-y-4 md:grid-cols-[20rem_minmax(0,1fr)] md:items-center">
            <CropSquare picture={chosen.picture} square={chosen.square} onChange={cut} describedBy={hint} />
            <div className="grid max-w-80 gap-4">
              <Stage chosen={chosen} />
              <CropSize picture={chosen.picture} square={chosen.square} onChange={cut} />
              <p id={hint} className="text-muted text-sm">
                {t.cropHint} <span className="touch:hidden">{t.cropKeys}</span>
              </p>
              <Way chosen={chosen} />
              <div className="flex flex-wrap gap-3">
                <Button busy={busy === "saving"} onClick={save}>
                  {t.save}
                </Button>
                <Button variant="plain" onClick={cancel}>
                  {t.cancel}
                </Button>
              </div>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-64 text-muted text-sm">
              <p>{t.purpose}</p>
              <p>
                {isOver ? (
                  t.dropNow
                ) : (
                  <>
                    {t.kinds} <span className="touch:hidden">{t.drop}</span>
                  </>
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => input.current?.click()}>
                {portrait ? t.chooseAnother : t.choose}
              </Button>
              {portrait && (
                <Button variant="quiet-danger" icon="trash" busy={busy === "removing"} onClick={remove}>
                  {t.remove}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

/** Each stage is said once, in a place as high as the longest of them: what stands below is being used. */
function Stage({ chosen: { percent, isHere } }: { chosen: Chosen }) {
  const t = useTexts(portraitTexts)
  return (
    <p role="status" className="min-h-10 text-sm">
      {isHere ? t.ready : percent === 100 ? t.preparing : t.sending}
    </p>
  )
}

/** How far the picture is on its way. */
function Way({ chosen: { percent, isHere } }: { chosen: Chosen }) {
  const t = useTexts(portraitTexts)
  if (isHere) return null
  return (
    <ProgressBar label={t.sending} percent={percent}>
      {t.sent(percent)}
    </ProgressBar>
  )
}

const useDrop = (choose: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false)
  const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFile(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) choose(file)
    },
  }
}
