import { useHintWithCount } from "../../../ui/field/counted-field.tsx"
import { FieldFrame } from "../../../ui/field/field-frame.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { POST_LIMITS } from "../../post-limits.rules.ts"
import { editPostTexts } from "../pages.texts.ts"

interface PostTitleProps {
  title: string
  error: string | undefined
  onChange: (title: string) => void
}

/** As large as it will stand above the post; it grows with what is typed. */
export function PostTitle({ title, error, onChange }: PostTitleProps) {
  const { fields } = useTexts(editPostTexts)
  const hint = useHintWithCount(undefined, { typed: title, limit: POST_LIMITS.title })
  return (
    <FieldFrame label={fields.title} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={title}
          onChange={({ target }) => onChange(target.value.replace(/\n/g, " "))}
          className={titleClasses}
        />
      )}
    </FieldFrame>
  )
}

const titleClasses =
  "field-sizing-content block w-full resize-none rounded-lg border border-border bg-surface px-4 py-3 font-serif text-2xl text-ink md:text-3xl"
