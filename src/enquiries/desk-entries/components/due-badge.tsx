import { nearDaysIn } from "../../../platform/near-days.ts"
import { Badge, type Tone } from "../../../ui/badge.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useLanguage, useTexts } from "../../../ui/use-texts.ts"
import { deskPageTexts } from "../desk-page.texts.ts"
import { dueOf, type Urgency } from "../due.rules.ts"

/** Word, hue and sign say the same. */
const looks: Record<Urgency, { tone: Tone; icon: IconName }> = {
  late: { tone: "danger", icon: "alert" },
  soon: { tone: "brass", icon: "clock" },
  later: { tone: "neutral", icon: "clock" },
}

/** Until when somebody was promised to hear from us, as seen from now. */
export function DueBadge({ at }: { at: string }) {
  const t = useTexts(deskPageTexts)
  const nearDays = nearDaysIn(useLanguage())
  const now = new Date()
  const due = dueOf(at, now)
  return (
    <span title={t.dueAt(nearDays.due(at, now))}>
      <Badge {...looks[due.urgency]}>{t.due(due)}</Badge>
    </span>
  )
}
