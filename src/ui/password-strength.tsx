type Strength = "Weak" | "Medium" | "Strong"

/** Specification 1 §5: of lowercase, uppercase, digit, symbol and length 8, one or none is Weak, 2-3 Medium, 4-5 Strong. */
export function passwordStrength(password: string): Strength {
  const marks = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/, /^.{8,}$/s].filter((rule) => rule.test(password)).length
  if (marks <= 1) return "Weak"
  return marks <= 3 ? "Medium" : "Strong"
}

const looks: Record<Strength, { bars: number; fill: string; text: string }> = {
  Weak: { bars: 1, fill: "bg-danger", text: "text-danger-ink" },
  Medium: { bars: 2, fill: "bg-brass", text: "text-brass-ink" },
  Strong: { bars: 3, fill: "bg-neem", text: "text-neem-ink" },
}

export const passwordHint = "Use 8+ characters with a mix of letters, numbers & symbols."

export function PasswordStrength({ password }: { password: string }) {
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
        <span className="sr-only">Password strength: </span>
        {strength}
      </p>
    </div>
  )
}
