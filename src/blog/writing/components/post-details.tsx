import { useRef, useState, useSyncExternalStore } from "react"
import { PICTURE_TYPES } from "../../../platform/files/upload-bounds.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { createPictures } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import { LIMITS, tagsFrom } from "../writing.rules.ts"
import type { SavedText } from "../writing.schema.ts"

interface PostDetailsProps {
  text: SavedText
  errors: Record<string, string>
  categories: readonly { id: number; name: string }[]
  onChange: (change: Partial<SavedText>) => void
}

/** What stands on its card. */
export function PostDetails({ text, errors, categories, onChange }: PostDetailsProps) {
  const t = useTexts(editPostTexts)
  const [tags, setTags] = useState(text.tags.join(", "))
  return (
    <div className="grid gap-5">
      <SelectField
        label={t.fields.category}
        error={errors.category_id}
        placeholder={t.chooseCategory}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={text.category_id === null ? "" : String(text.category_id)}
        onChange={({ target }) => onChange({ category_id: target.value === "" ? null : Number(target.value) })}
      />
      <TextAreaField
        label={t.fields.excerpt}
        hint={t.hints.excerpt}
        error={errors.excerpt}
        rows={3}
        maxLength={LIMITS.excerpt}
        value={text.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <Field
        label={t.fields.tags}
        hint={t.hints.tags}
        required={false}
        error={errors.tags}
        value={tags}
        maxLength={400}
        onChange={({ target }) => {
          setTags(target.value)
          onChange({ tags: tagsFrom(target.value) })
        }}
      />
      <FeaturedPicture text={text} error={errors.featured_image} onChange={onChange} />
    </div>
  )
}

interface FeaturedPictureProps {
  text: SavedText
  error: string | undefined
  onChange: (change: Partial<SavedText>) => void
}

function FeaturedPicture({ text, error, onChange }: FeaturedPictureProps) {
  const t = useTexts(editPostTexts)
  const input = useRef<HTMLInputElement>(null)
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
        {error ?? failure ?? problem}
      </p>
      {text.featured_image && (
        <Field
          label={t.fields.featuredAlt}
          value={text.featured_alt}
          maxLength={LIMITS.alt}
          onChange={({ target }) => onChange({ featured_alt: target.value })}
        />
      )}
    </fieldset>
  )
}
