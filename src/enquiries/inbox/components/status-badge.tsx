import { Badge, type Tone } from "../../../ui/badge.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Decision, SubmissionStatus } from "../inbox.rules.ts"
import { inboxTexts } from "../texts.ts"

/** A new one is what stands there anyway: it has no sign. */
const looks: Partial<Record<SubmissionStatus, { tone: Tone; icon: IconName }>> = {
  in_progress: { tone: "slate", icon: "pencil" },
  answered: { tone: "neem", icon: "check" },
  closed: { tone: "neutral", icon: "double-check" },
}

interface StatusBadgeProps {
  status: SubmissionStatus
  decision: Decision | null
  isTakenBack: boolean
}

export function StatusBadge({ status, decision, isTakenBack }: StatusBadgeProps) {
  const t = useTexts(inboxTexts)
  const look = looks[status]
  if (decision === "refused")
    return (
      <Badge tone="ended" icon="dash">
        {t.decisions.refused}
      </Badge>
    )
  if (isTakenBack)
    return (
      <Badge tone="neutral" icon="dash">
        {t.takenBack}
      </Badge>
    )
  return look ? <Badge {...look}>{decision ? t.decisions[decision] : t.statuses[status]}</Badge> : null
}
