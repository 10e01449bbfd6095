import { Icon } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Verification } from "../professional.contract.ts"
import { verificationTexts } from "../texts.ts"
import { Day } from "./day.tsx"

/** What was checked and when, and just as plainly what was not. */
export function VerificationBlock({ verification, isBookable }: { verification: Verification; isBookable: boolean }) {
  const t = useTexts(verificationTexts)
  const { is_verified, checks } = verification
  return (
    <div className="grid gap-4">
      <p>{is_verified ? t.isVerified : isBookable ? t.isNotVerifiedButBookable : t.isNotVerified}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {checks.map((check) => (
          <CheckLine key={check.kind} check={check} />
        ))}
      </ul>
      <p className="text-muted text-sm">{t.notOurs}</p>
    </div>
  )
}

function CheckLine({ check }: { check: Verification["checks"][number] }) {
  const t = useTexts(verificationTexts)
  const { title, verified, missing } = t.checks[check.kind]
  const passed = check.state === "approved"
  return (
    <li className="flex gap-3 p-4">
      <Icon
        name={passed ? "shield-check" : "info"}
        className={`mt-0.5 size-6 ${passed ? "text-neem" : "text-muted"}`}
        label={t.states[check.state]}
      />
      <div>
        <h3 className="font-sans text-base tracking-normal">{title}</h3>
        <p className="text-muted">{check.state === "not_verified" ? missing : verified(check.number)}</p>
        <Days check={check} />
      </div>
    </li>
  )
}

function Days({ check: { state, checked_at, checked_by, valid_until } }: { check: Verification["checks"][number] }) {
  const t = useTexts(verificationTexts)
  if (!checked_at || state === "not_verified") return null
  const day = <Day at={checked_at} />
  return (
    <p className="text-sm">
      {valid_until ? t.checkedUntil[state](day, checked_by, <Day at={valid_until} />) : t.checkedOn(day, checked_by)}
    </p>
  )
}
