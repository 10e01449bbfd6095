import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { Icon } from "../icon.tsx"
import { checkboxStyle } from "./checkbox-style.ts"

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "type"> & {
  label: ReactNode
  hint?: ReactNode
  /** One sentence that says how to mend it. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A native box that waits for a button; what acts at once is a Switch. The whole line is its target. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const made = useId()
  const boxId = id ?? made
  const described = [error && `${boxId}-error`, hint && `${boxId}-hint`].filter(Boolean).join(" ")
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <input
        {...input}
        id={boxId}
        type="checkbox"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={`${checkboxStyle} mt-3 self-start`}
      />
      <label
        htmlFor={boxId}
        className={`wrap-anywhere flex min-h-11 items-center py-2 ${input.disabled ? "text-muted" : ""}`}
      >
        {label}
      </label>
      {error && (
        <p id={`${boxId}-error`} className="col-start-2 flex gap-2 text-danger-ink text-sm">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${boxId}-hint`} className="col-start-2 -mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
