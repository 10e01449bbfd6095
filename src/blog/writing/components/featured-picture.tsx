import { useRef, useState, useSyncExternalStore } from "react"
import { PICTURE_TYPES } from "../../../platform/files/upload-bounds.ts"
import { Button } from "../../../ui/button.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { POST_LIMITS } from "../../post-limits.rules.ts"
import { createPictures } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import { useDialogAddress } from "../use-dialog-address.ts"
import type { SavedText } from "../writing.schema.ts"
import { PictureChoice } from "./picture-choice.tsx"

interface FeaturedPictureProps {
  text: SavedText
  errors: Record<string, string>
  onChange: (change: Partial<SavedText>) => void
}

/** One that is brought now, or any that was brought before. */
export function FeaturedPicture({ text, errors, onChange }: FeaturedPictureProps) {
  const t = useTexts(editPostTexts)
  const input = useRef<HTMLInputElement>(null)
  const { opened, open, close } = useDialogAddress()
  const [uploads] = useState(() => createPictures(({ id }) => onChange({ featured_image: `/files/${id}/large` })))
  const { arriving, problem } = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current)
  const failure = arriving.find((one) => one.failure)?.failure
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t.fields.featured}</legend>
      <p className="text-muted text-sm">{t.hints.featured}</p>
      {text.featured_image && (
        <img
          src={text.featured_image}
          alt={text.featured_alt}
          className="aspect-video w-full rounded-md object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={arriving.some((one) => !one.failure)} onClick={() => input.current?.click()}>
          {text.featured_image ? t.changePicture : t.choosePicture}
        </Button>
        <Button variant="secondary" onClick={() => open("pictures")}>
          {t.ownPictures.open}
        </Button>
        {text.featured_image && (
          <Button variant="quiet-danger" onClick={() => onChange({ featured_image: null, featured_alt: "" })}>
            {t.removePicture}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        hidden
        onChange={({ target }) => {
          void uploads.add([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <p role="status" className="text-danger-ink text-sm empty:hidden">
        {errors.featured_image ?? failure ?? problem}
      </p>
      {text.featured_image && (
        <CountedField
          label={t.fields.featuredAlt}
          error={errors.featured_alt}
          value={text.featured_alt}
          typed={text.featured_alt}
          limit={POST_LIMITS.alt}
          onChange={({ target }) => onChange({ featured_alt: target.value })}
        />
      )}
      {opened === "pictures" && (
        <PictureChoice
          chosen={text.featured_image}
          onChoose={(featured_image) => {
            // The words were about another picture.
            if (featured_image !== text.featured_image) onChange({ featured_image, featured_alt: "" })
            close()
          }}
          onClose={close}
        />
      )}
    </fieldset>
  )
}
