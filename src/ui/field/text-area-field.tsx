import type { Ref, TextareaHTMLAttributes } from "react"
import { FieldFrame, type FieldFrameProps, type Native } from "./field-frame.tsx"

type TextAreaFieldProps = FieldFrameProps &
  Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, hideLabel, className, id, rows = 4, ...area } = props
  const frame = { label, hint, error, required, hideLabel, className, id }
  return (
    <FieldFrame {...frame}>
      {(control) => <textarea {...area} {...control} rows={rows} className={`control px-4 py-3`} />}
    </FieldFrame>
  )
}
