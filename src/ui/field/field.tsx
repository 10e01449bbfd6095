import type { InputHTMLAttributes, Ref } from "react"
import { Icon, type IconName } from "../icon.tsx"
import { FieldFrame, type FieldFrameProps, type Native } from "./field-frame.tsx"

type FieldProps = FieldFrameProps &
  Native<InputHTMLAttributes<HTMLInputElement>> & { icon?: IconName; ref?: Ref<HTMLInputElement> }

/**
 * A plain labelled input: works without JavaScript and ships nothing else. `required={false}` writes "(optional)"
 * after the label. Forms that show our own messages put `noValidate` on the form.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, required, hideLabel, className, id, icon, type = "text", ...input } = props
  const frame = { label, hint, error, required, hideLabel, className, id }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="relative block">
          {icon && <Icon name={icon} className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />}
          <input
            type={type}
            {...input}
            {...control}
            className={`control h-12 read-only:bg-sunken ${icon ? "pr-4 pl-11" : "px-4"} ${input.list ? suggesting : ""}`}
          />
          {input.list && <Icon name="chevron-down" className={chevronClasses} />}
        </span>
      )}
    </FieldFrame>
  )
}

/** The browser's own button for its suggestions stays, unseen under a sign like that of a select. */
const suggesting = "[&::-webkit-calendar-picker-indicator]:opacity-0"
const chevronClasses = "pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted"
