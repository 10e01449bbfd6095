import { useEffect, useEffectEvent, useRef, useState } from "react"
import { FileInput } from "../../../../files/components/file-input.tsx"
import { PICTURE_TYPES } from "../../../../platform/files/upload-bounds.ts"
import { Button } from "../../../../ui/button.tsx"
import { FieldError } from "../../../../ui/field/field-frame.tsx"
import { Icon } from "../../../../ui/icon.tsx"
import { movedTo } from "../../../../ui/list/reorder.ts"
import { useReorder } from "../../../../ui/list/use-reorder.ts"
import { TitledCard } from "../../../../ui/titled-card.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { addPicture } from "../../components/project-shapes.ts"
import { coverOf, MAX_PICTURES } from "../../project.rules.ts"
import { projectEditorTexts } from "../texts.ts"
import type { Editing } from "../use-editing.ts"
import { ArrivingTile } from "./arriving-tile.tsx"
import { fieldId } from "./field-id.ts"
import { LostTile } from "./lost-tile.tsx"
import { PICTURE_HELP, PictureTile } from "./picture-tile.tsx"

interface PicturesSectionProps {
  editing: Editing
  /** Files are held over the page. */
  isDropping: boolean
}

/** The photographs in their order, and those on their way. */
export function PicturesSection({ editing, isDropping }: PicturesSectionProps) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const { view, editor, uploads } = editing
  const { pictures } = view
  const [news, setNews] = useState("")
  const move = (fileId: string, to: number) => {
    const from = pictures.findIndex(({ file_id }) => file_id === fileId)
    const moved = movedTo(pictures, from, to)
    editor.setPictures(moved)
    setNews(t.moved(to + 1, moved.length, coverOf(moved)?.file_id === fileId))
  }
  const remove = (fileId: string) => editor.setPictures(pictures.filter(({ file_id }) => file_id !== fileId))
  const reorder = useReorder({ keys: pictures.map(({ file_id }) => file_id), onMove: move })
  return (
    <TitledCard title={t.title}>
      <p className="-mt-3 mb-4 text-muted">{t.lead}</p>
      <p id={PICTURE_HELP} hidden>
        {t.help}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {(pictures.length > 0 || uploads.arriving.length > 0) && (
        <ol className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {pictures.map((picture, at) => {
            const { file_id } = picture
            const failure = view.lost[file_id]
            const shared = { picture, place: at + 1, reorder }
            return failure ? (
              <LostTile key={file_id} {...shared} failure={failure} onRemove={() => remove(file_id)} />
            ) : (
              <PictureTile key={file_id} {...shared} count={pictures.length} isCover={picture === coverOf(pictures)} />
            )
          })}
          {uploads.arriving.map((one, at) => (
            <ArrivingTile
              key={one.key}
              one={one}
              // While it is moved, what moves has the numbers before.
              order={pictures.length + at}
              isNext={uploads.arriving.findIndex(({ failure }) => !failure) === at}
              uploads={uploads}
            />
          ))}
        </ol>
      )}
      <AddPictures editing={editing} isDropping={isDropping} />
    </TitledCard>
  )
}

function AddPictures({ editing: { view, uploads }, isDropping }: PicturesSectionProps) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const input = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[]) => void uploads.add(files)
  usePastedFiles(add)
  const count = view.pictures.length + uploads.arriving.length
  const error = view.errors.pictures
  const look = isDropping ? "border-tile bg-tile-soft" : "border-border"
  return (
    <div className="grid gap-3">
      <Progress editing={{ view, uploads }} />
      {uploads.problem && (
        <div role="alert" className="flex items-start gap-2 rounded-lg bg-danger-soft p-3 text-danger-ink text-sm">
          <Icon name="alert" className="mt-0.5 size-4" />
          <p className="wrap-anywhere min-w-0 flex-1">{uploads.problem}</p>
        </div>
      )}
      {count >= MAX_PICTURES ? (
        <p className="text-muted">{t.full(MAX_PICTURES)}</p>
      ) : (
        <div
          className={`grid justify-items-center gap-2 rounded-lg border border-dashed px-4 py-6 text-center ${look}`}
        >
          <FileInput ref={input} label={t.add} types={PICTURE_TYPES} multiple onChoose={add} />
          <Button
            id={fieldId("pictures")}
            variant={count === 0 ? "primary" : "secondary"}
            onClick={() => input.current?.click()}
            aria-describedby={`${fieldId("pictures")}-hint`}
          >
            <Icon shape={addPicture} />
            {t.add}
          </Button>
          <p className="text-muted text-sm touch:hidden">{isDropping ? t.drop : t.orDrop}</p>
          <p id={`${fieldId("pictures")}-hint`} className="text-balance text-muted text-sm">
            {t.limits(MAX_PICTURES)}
          </p>
        </div>
      )}
      <FieldError id={`${fieldId("pictures")}-error`}>{error}</FieldError>
    </div>
  )
}

/** How far the photographs of the last choices are, as long as some are on their way. */
function Progress({ editing: { view, uploads } }: { editing: Pick<Editing, "view" | "uploads"> }) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const [start, setStart] = useState(view.pictures.length)
  const sending = uploads.arriving.filter(({ failure }) => !failure).length
  const failed = uploads.arriving.length - sending
  const arrived = Math.max(0, view.pictures.length - start)
  const isIdle = sending === 0
  const [wasIdle, setWasIdle] = useState(isIdle)
  if (isIdle !== wasIdle) {
    setWasIdle(isIdle)
    if (wasIdle) setStart(view.pictures.length)
  }
  const words = [
    ...(sending > 0 ? [t.arrived(arrived, arrived + sending)] : []),
    ...(failed > 0 ? [t.failedCount(failed)] : []),
  ]
  return (
    <p role="status" className="font-semibold text-sm empty:hidden">
      {words.join(" · ")}
    </p>
  )
}

/** Pictures that are pasted anywhere on the page; a text that is pasted goes where it belongs. */
const usePastedFiles = (onFiles: (files: readonly File[]) => void) => {
  const heard = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => heard(event)
    addEventListener("paste", onPaste)
    return () => removeEventListener("paste", onPaste)
  }, [])
}
