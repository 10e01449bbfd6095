import { Picture } from "../../../../drawings/picture.tsx"
import { Button } from "../../../../ui/button.tsx"
import { CountedField } from "../../../../ui/field/counted-field.tsx"
import { RadioCards } from "../../../../ui/field/radio-cards.tsx"
import { movedTo } from "../../../../ui/list/reorder.ts"
import { Dialog } from "../../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { ALT_LIMIT, CAPTION_LIMIT, coverOf, type PictureRole, pictureRoles } from "../../project.rules.ts"
import { isTooLong } from "../edited-project.rules.ts"
import { projectEditorTexts } from "../texts.ts"
import type { Editing } from "../use-editing.ts"
import { fieldId } from "./field-id.ts"

interface PictureDialogProps {
  editing: Editing
  at: number
  onClose: () => void
}

/** What one picture is and shows, and where it stands; saved as it is typed. */
export function PictureDialog({ editing, at, onClose }: PictureDialogProps) {
  const { picture: t } = useTexts(projectEditorTexts)
  const { view, editor } = editing
  const { pictures } = view
  const { file_id, role, caption, alt } = pictures[at]!
  const move = (to: number) => editor.setPictures(movedTo(pictures, at, to))
  const remove = () => {
    editor.setPictures(pictures.filter((one) => one.file_id !== file_id))
    onClose()
  }
  const close = () => {
    onClose()
    void editor.saveNow()
  }
  return (
    <Dialog
      title={t.title(at + 1, pictures.length)}
      isOpen
      onClose={close}
      width="wide"
      returnTo={fieldId("pictures")}
      actions={<Button onClick={close}>{t.done}</Button>}
    >
      <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-start gap-3">
          <Picture
            kind="fragment"
            seed=""
            photo={file_id}
            alt={alt || caption}
            eager
            className="aspect-4/3 w-full rounded-lg bg-sunken object-contain"
          />
          <Places
            at={at}
            count={pictures.length}
            canBeCover={pictures[at] !== coverOf(pictures) && role === "photo"}
            onMove={move}
          />
          <Button variant="quiet-danger" size="small" icon="trash" onClick={remove} className="justify-self-start">
            {t.remove}
          </Button>
        </div>
        <form
          key={file_id}
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
          onChange={({ target }) => {
            const { name, value } = target as unknown as HTMLInputElement
            if (name === "role") editor.describe(file_id, { role: value as PictureRole })
          }}
          className="grid content-start gap-5"
        >
          <RadioCards
            label={t.role}
            name="role"
            isStacked
            defaultValue={role}
            options={pictureRoles.map((value) => ({ value, ...t.roles[value] }))}
          />
          {role === "before" && pictures[at + 1]?.role !== "photo" && (
            <p role="status" className="-mt-3 text-brass-ink text-sm">
              {t.noPair}
            </p>
          )}
          <CountedField
            label={t.caption}
            required={false}
            hint={t.captionHint}
            error={isTooLong(caption, CAPTION_LIMIT) ? t.tooLong(CAPTION_LIMIT) : undefined}
            typed={caption}
            limit={CAPTION_LIMIT}
            value={caption}
            onChange={({ target }) => editor.describe(file_id, { caption: target.value })}
            autoComplete="off"
          />
          <CountedField
            label={t.alt}
            required={false}
            hint={t.altHint}
            error={isTooLong(alt, ALT_LIMIT) ? t.tooLong(ALT_LIMIT) : undefined}
            typed={alt}
            limit={ALT_LIMIT}
            value={alt}
            onChange={({ target }) => editor.describe(file_id, { alt: target.value })}
            autoComplete="off"
          />
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      </div>
    </Dialog>
  )
}

interface PlacesProps {
  at: number
  count: number
  canBeCover: boolean
  onMove: (to: number) => void
}

/** For whom a handle is no help. */
function Places({ at, count, canBeCover, onMove }: PlacesProps) {
  const { picture: t } = useTexts(projectEditorTexts)
  if (count < 2) return null
  const button = (label: string, to: number, isPossible: boolean) => (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(to)}
      className="aria-disabled:opacity-55"
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button(t.earlier, at - 1, at > 0)}
      {button(t.later, at + 1, at < count - 1)}
      {at > 1 && canBeCover && button(t.cover, 0, true)}
    </div>
  )
}
