import { type ChangeEvent, type InputHTMLAttributes, useState } from "react"
import { Icon } from "../icon.tsx"
import { passwordFieldTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"
import "../rare-icons.ts"

type Strength = "weak" | "medium" | "strong"

/** Specification 1 §5: of lowercase, uppercase, digit, symbol and length 8, one or none is weak, 2-3 medium, 4-5 strong. */
export function passwordStrength(password: string): Strength {
  const marks = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/, /^.{8,}$/s].filter((rule) => rule.test(password)).length
  if (marks <= 1) return "weak"
  return marks <= 3 ? "medium" : "strong"
}

const looks: Record<Strength, { bars: number; fill: string; text: string }> = {
  weak: { bars: 1, fill: "bg-danger", text: "text-danger-ink" },
  medium: { bars: 2, fill: "bg-brass", text: "text-brass-ink" },
  strong: { bars: 3, fill: "bg-neem", text: "text-neem-ink" },
}

export function PasswordStrength({ password }: { password: string }) {
  const t = useTexts(passwordFieldTexts)
  if (!password) return null
  const strength = passwordStrength(password)
  const { bars, fill, text } = looks[strength]
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 rounded-full ${bar <= bars ? fill : "bg-line"}`} />
        ))}
      </div>
      <p role="status" className={`text-sm font-semibold ${text}`}>
        {t.strength(strength, (text) => (
          <span className="sr-only">{text}</span>
        ))}
      </p>
    </div>
  )
}

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
              className={`control h-12 pr-14 pl-4`}
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
