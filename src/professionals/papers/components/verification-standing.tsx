import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { OwnPapers } from "../paper.form.ts"
import { CHECKING_DAYS, type PaperCheck, stateOfCheck } from "../paper.rules.ts"
import type { OwnPaper } from "../paper.schema.ts"
import { papersPageTexts } from "../texts.ts"

interface VerificationStandingProps {
  own: OwnPapers
  needed: readonly PaperCheck[]
  papersOf: (check: PaperCheck) => OwnPaper[]
}

/** What customers see, and what is missing for the badge. */
export function VerificationStanding({ own, needed, papersOf }: VerificationStandingProps) {
  const t = useTexts(papersPageTexts)
  const states = needed.map((check) => ({ check, state: stateOfCheck(papersOf(check).map(({ state }) => state)) }))
  const missing = states.filter(({ state }) => state !== "approved" && state !== "waiting")
  const text = own.is_verified
    ? t.verified.text
    : missing.length > 0
      ? t.notVerified.missing(missing.map(({ check }) => t.checks[check].title))
      : t.notVerified.waiting(CHECKING_DAYS)
  return (
    <Card className="flex flex-wrap items-start gap-4 sm:gap-x-6">
      <Icon
        name={own.is_verified ? "shield-check" : "info"}
        className={`size-8 ${own.is_verified ? "text-neem" : "text-muted"}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-serif text-xl">{own.is_verified ? t.verified.title : t.notVerified.title}</p>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <LinkButton to={`/providers/${own.id}#verification`} variant="secondary" icon="eye" className="max-sm:w-full">
        {t.profile}
      </LinkButton>
    </Card>
  )
}
