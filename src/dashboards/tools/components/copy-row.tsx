import type { ReactNode } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field.tsx"
import { toast } from "../../../ui/toast-store.ts"

interface CopyRowProps {
  label: string
  text: string
  words: { copy: string; copied: string; notCopied: string }
  /** What else can be done with it. */
  children?: ReactNode
}

/** A text to take along: it can be read, selected by a press, and copied. */
export function CopyRow({ label, text, words, children }: CopyRowProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast("success", words.copied),
      () => toast("error", words.notCopied, 5000),
    )
  return (
    <div className="grid gap-3">
      <Field label={label} hideLabel value={text} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </div>
    </div>
  )
}
