import { Link } from "../../../ui/link.tsx"
import { useDates, useLanguage, useTexts } from "../../../ui/use-texts.ts"
import { type DeskFact, FactList } from "../../desk-entries/components/fact-list.tsx"
import { MailLink, PhoneLink } from "../../desk-entries/components/reach-links.tsx"
import type { WholeSubmission } from "../inbox.schema.ts"
import { detailFacts } from "../inbox-details.ts"
import { submissionPaneTexts } from "../inbox-page.texts.ts"

interface SubmissionFactsProps {
  submission: WholeSubmission
  /** All that came from one address. */
  toOthers: (email: string) => string
}

/** How to reach its sender, what they chose, and when it came. */
export function SubmissionFacts({ submission, toOthers }: SubmissionFactsProps) {
  const t = useTexts(submissionPaneTexts)
  const dates = useDates()
  const language = useLanguage()
  const { email, phone, others, reference, created_at, answered_at, told_at, has_account, kind } = submission
  const now = new Date()
  const facts: DeskFact[] = [
    [t.reference, reference],
    email && [t.email, <MailLink key="email" email={email} />],
    phone && [t.phone, <PhoneLink key="phone" phone={phone} />],
    ...detailFacts(submission.details, language),
    [t.received, dates.instant(created_at, now)],
    answered_at && [t.answered, dates.instant(answered_at, now)],
    told_at && [t.told, dates.instant(told_at, now)],
    has_account && [t.account, t.hasAccount],
  ]
  return (
    <div className="grid gap-3">
      <FactList facts={facts} />
      {others > 0 && (
        <p>
          {t.others(
            (text) => (
              <Link to={toOthers(email)} className="text-tile-ink underline underline-offset-4">
                {text}
              </Link>
            ),
            others,
          )}
        </p>
      )}
      {kind === "waiting_list" && !told_at && <p className="text-muted text-sm">{t.waits}</p>}
    </div>
  )
}
