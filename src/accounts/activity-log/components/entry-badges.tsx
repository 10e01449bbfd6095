import { Badge, type Tone } from "../../../ui/badge.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import { isActive } from "../activity-log.rules.ts"
import { activityLogTexts } from "../texts.ts"

/** In a column of the table two words stand below each other. */
const narrow = "@[50rem]:w-min @[50rem]:whitespace-normal @[50rem]:leading-tight"

const toneOfType = { user: "neutral", provider: "slate", dual: "plum", admin: "brass" } as const

export function UserTypeBadge({ entry }: { entry: LogEntry }) {
  const t = useTexts(activityLogTexts)
  const type = entry.user_type ?? "admin"
  return (
    <Badge tone={toneOfType[type]} className={narrow}>
      {t.type[type]}
    </Badge>
  )
}

export function StatusBadge({ entry }: { entry: LogEntry }) {
  const t = useTexts(activityLogTexts)
  return isActive(entry) ? <Badge tone="neem">{t.active}</Badge> : <Badge>{t.ended}</Badge>
}

/** Login green, logout blue, update_profile purple, view_service yellow, search_service orange, others grey (§4). */
const toneOfAction: Partial<Record<string, Tone>> = {
  ...{ login: "neem", logout: "slate", update_profile: "plum", view_service: "brass", search_service: "tile" },
}

export function ActionBadge({ entry }: { entry: LogEntry }) {
  return <Badge tone={toneOfAction[entry.action] ?? "neutral"}>{entry.action_display}</Badge>
}
