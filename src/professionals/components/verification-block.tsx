import { Icon } from "../../ui/icon.tsx"
import type { Verification } from "../professional.contract.ts"
import { checkLabels, checkStateLabels } from "../verification.rules.ts"
import { Day } from "./day.tsx"

/** What was checked and when, and just as plainly what was not. */
export function VerificationBlock({ verification, isBookable }: { verification: Verification; isBookable: boolean }) {
  const { is_verified, checks } = verification
  return (
    <div className="grid gap-4">
      <p>
        {is_verified
          ? "Verified: the checks this profession needs were passed and are in date."
          : `Not yet verified.${isBookable ? " You can book all the same; ask for the papers you want to see." : ""}`}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {checks.map((check) => (
          <CheckLine key={check.kind} check={check} />
        ))}
      </ul>
      <p className="text-muted text-sm">
        We do not check the quality of the work or past projects; the reviews below come only from completed bookings.
      </p>
    </div>
  )
}

function CheckLine({ check }: { check: Verification["checks"][number] }) {
  const { title, verified, missing } = checkLabels[check.kind]
  const passed = check.state === "approved"
  return (
    <li className="flex gap-3 p-4">
      <Icon
        name={passed ? "shield-check" : "info"}
        className={`mt-0.5 size-6 ${passed ? "text-neem" : "text-muted"}`}
        label={checkStateLabels[check.state]}
      />
      <div>
        <h3 className="font-sans text-base tracking-normal">{title}</h3>
        <p className="text-muted">{check.state === "not_verified" ? missing : verified}</p>
        {check.checked_at && (
          <p className="text-sm">
            Checked on <Day at={check.checked_at} />
            {check.valid_until && (
              <>
                , {passed ? "valid until" : "expired on"} <Day at={check.valid_until} />
              </>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
