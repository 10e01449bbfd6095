import { passwordFieldTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

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
