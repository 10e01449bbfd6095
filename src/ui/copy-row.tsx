import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { Field } from "./field/field.tsx"
import { toast } from "./overlay/toast-store.ts"

interface CopyRowProps {
  label: string
  text: string
  texts: { copy: string; copied: string; notCopied: string }
  /** It has just been made: who pressed for it is led to it. */
  isFresh?: boolean
  /** What else can be done with it. */
  children?: ReactNode
}

/** A text to take along: it can be read, selected by a press, and copied. */
export function CopyRow({ label, text, texts, isFresh, children }: CopyRowProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast("success", texts.copied),
      () => toast("error", texts.notCopied, 5000),
    )
  return (
    <div className="grid gap-3">
      <Field
        label={label}
        hideLabel
        value={text}
        readOnly
        autoFocus={isFresh}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button variant="secondary" onClick={() => void copy()} className="max-sm:px-3">
          {texts.copy}
        </Button>
        {children}
      </div>
    </div>
  )
}
