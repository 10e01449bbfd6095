import { useState } from "react"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { POST_LIMITS } from "../../post-limits.rules.ts"
import { tagsFrom } from "../../posts/tags.rules.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { SavedText } from "../writing.schema.ts"
import { FeaturedPicture } from "./featured-picture.tsx"

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
      <CountedTextArea
        label={t.fields.excerpt}
        hint={t.hints.excerpt}
        error={errors.excerpt}
        rows={3}
        typed={text.excerpt}
        limit={POST_LIMITS.excerpt}
        value={text.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <Field
        label={t.fields.tags}
        hint={t.hints.tags}
        required={false}
        error={errors.tags ?? errorOfOne(errors, "tags")}
        value={tags}
        onChange={({ target }) => {
          setTags(target.value)
          onChange({ tags: tagsFrom(target.value) })
        }}
      />
      <FeaturedPicture text={text} errors={errors} onChange={onChange} />
    </div>
  )
}

/** The server names the entry of a list: tags.3. */
const errorOfOne = (errors: Record<string, string>, list: string) =>
  Object.entries(errors).find(([field]) => field.startsWith(`${list}.`))?.[1]
