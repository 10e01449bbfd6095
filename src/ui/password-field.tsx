import { type ChangeEvent, type InputHTMLAttributes, useState } from "react"
import { controlStyle, FieldFrame, type FieldFrameProps } from "./field-frame.tsx"
import { Icon } from "./icon.tsx"
import { PasswordStrength } from "./password-strength.tsx"
import { passwordFieldTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type PasswordFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "required" | "type"> & {
    /** Shows how strong it is while it is typed, and the hint. For new passwords. */
    meter?: boolean
  }

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, hideLabel, className, id, meter, onChange, ...input } = props
  const t = useTexts(passwordFieldTexts)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState("")
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const frame = { label, hint: hint ?? (meter ? t.hint : undefined), error, required, hideLabel, className, id }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <span className="relative block">
            <input
              autoComplete={meter ? "new-password" : "current-password"}
              // A phone keeps the first letter of a hidden one as it is by itself.
              autoCapitalize={shown ? "none" : undefined}
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? "text" : "password"}
              onChange={onType}
              className={`${controlStyle} h-12 pr-14 pl-4`}
            />
            <button
              type="button"
              onClick={() => setShown(!shown)}
              aria-pressed={shown}
              aria-label={t.show(label)}
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
            >
              <Icon name={shown ? "eye-off" : "eye"} />
            </button>
          </span>
          {meter && <PasswordStrength password={typed} />}
        </>
      )}
    </FieldFrame>
  )
}
