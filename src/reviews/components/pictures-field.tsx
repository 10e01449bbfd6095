import { useId, useRef } from "react"
import { ArrivingTile } from "../../files/components/arriving-tile.tsx"
import { FileInput } from "../../files/components/file-input.tsx"
import { RemoveButton } from "../../files/components/remove-button.tsx"
import { fileAddress } from "../../platform/files/purposes.ts"
import { PICTURE_TYPES } from "../../platform/files/upload-bounds.ts"
import { Button } from "../../ui/button.tsx"
import { FieldError } from "../../ui/field/field-frame.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { MAX_PICTURES } from "../review.rules.ts"
import { picturesTexts } from "../texts.ts"
import type { usePictures } from "../use-pictures.ts"

type PicturesFieldProps = {
  name: string
  label: string
  error?: string | undefined
  /** Of the files that are there. */
  ids: readonly string[]
  pictures: ReturnType<typeof usePictures>
}

/** Up to five pictures; each is sent as soon as it is chosen, and the form holds their ids. */
export function PicturesField({ name, label, error, ids, pictures }: PicturesFieldProps) {
  const t = useTexts(picturesTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { arriving, problem, add, remove } = pictures
  const room = MAX_PICTURES - ids.length - arriving.length
  const shown = problem ?? error
  return (
    <fieldset className="grid gap-2" data-item="">
      <legend className="mb-2 font-semibold">
        {label} <span className="font-normal text-muted">{t.optional}</span>
      </legend>
      {/* A text, since drafts restore no hidden values. */}
      <input type="text" hidden name={name} />
      <FileInput ref={input} label={t.add} types={PICTURE_TYPES} multiple onChoose={(files) => void add(files)} />
      {ids.length + arriving.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {ids.map((file, at) => (
            <Picture key={file} file={file} at={at + 1} onRemove={() => remove(file)} />
          ))}
          {arriving.map((one) => (
            <ArrivingTile key={one.key} one={one} uploads={pictures} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <p>
          <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
            {t.add}
          </Button>
        </p>
      )}
      <FieldError id={`${id}-error`}>{shown}</FieldError>
      <p className="text-muted text-sm">{t.hint(MAX_PICTURES)}</p>
    </fieldset>
  )
}

function Picture({ file, at, onRemove }: { file: string; at: number; onRemove: () => void }) {
  const t = useTexts(picturesTexts)
  return (
    <li className="relative">
      <img src={fileAddress(file, "small")} alt={t.picture(at)} className={thumbClasses} />
      <RemoveButton label={t.remove(at)} onPress={onRemove} />
    </li>
  )
}

const thumbClasses = "size-22 rounded-md border border-line bg-sunken object-cover"
