import { type ReactNode, useId } from "react"
import { Icon } from "../icon.tsx"
import { uiTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"

/** Attributes of an input that are the caller's own. */
export type Native<T> = Omit<T, "style" | "className" | "required">

export type FieldFrameProps = {
  label: string
  hint?: ReactNode
  /** One sentence that says how to mend it. */
  error?: string | undefined
  required?: boolean | undefined
  /** The label is read aloud only; use it where the place already says what the field is. */
  hideLabel?: boolean
  className?: string
}

/** What the control inside a frame spreads onto itself. */
type ControlProps = {
  id: string
  required: boolean | undefined
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

type Props = FieldFrameProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex gap-2 text-sm text-danger-ink">
      <Icon name="alert" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

/** Label, hint and error, wired once to whatever control stands between them. */
export function FieldFrame({ label, hint, error, required, hideLabel, className = "", id, children }: Props) {
  const t = useTexts(uiTexts)
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={`grid grid-cols-1 content-start gap-1 ${className}`}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "font-semibold text-ink"}>
        {label}
        {!required && !hideLabel && required !== undefined && (
          <span className="font-normal text-muted"> {t.optional}</span>
        )}
      </label>
      {children({
        id: controlId,
        required: required || undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
