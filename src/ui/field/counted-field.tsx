import type { ComponentProps, ReactNode } from "react"
import { characterCountTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { Field } from "./field.tsx"
import { TextAreaField } from "./text-area-field.tsx"

interface Counted {
  /** What stands in it. */
  typed: string | boolean | undefined
  /** Characters. */
  limit: number
}

/**
 * A field with a limit says near its end what is left, and past it how much is too much: `maxLength` would cut what is pasted
 * without a word. The form refuses it with the server's sentence.
 */
export function CountedField({ typed, limit, hint, ...field }: ComponentProps<typeof Field> & Counted) {
  return <Field {...field} hint={useHintWithCount(hint, { typed, limit })} />
}

export function CountedTextArea({ typed, limit, hint, ...field }: ComponentProps<typeof TextAreaField> & Counted) {
  return <TextAreaField {...field} hint={useHintWithCount(hint, { typed, limit })} />
}

/** The share of the limit that is typed without a thought of it. */
const NEAR = 0.8

export function useHintWithCount(hint: ReactNode, { typed, limit }: Counted): ReactNode {
  const t = useTexts(characterCountTexts)
  // As the form and the server count.
  const { length } = [...String(typed ?? "").trim()]
  if (length < limit * NEAR) return hint
  const isOver = length > limit
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={`tabular-nums ${isOver ? "font-semibold text-danger-ink" : ""}`}>
        {isOver ? t.over(length - limit) : t.left(limit - length)}
      </span>
    </span>
  )
}
