import { Badge, type Tone } from "./badge.tsx"
import type { IconName } from "./icon.tsx"
import { statusChipTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

export type ChipStatus = "pending" | "confirmed" | "completed" | "cancelled"

/** Word, hue and sign say the same, so colour is never the only carrier. */
const looks: Record<ChipStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: "brass", icon: "clock" },
  confirmed: { tone: "neem", icon: "check" },
  completed: { tone: "slate", icon: "double-check" },
  // In the red style (specification 2 §4), but quiet: it asks for nothing any more.
  cancelled: { tone: "ended", icon: "dash" },
}

/** Of a newer version: in the red style (specification 2 §4), under its own name. */
const unknown = { tone: "danger", icon: "info" } as const

export function StatusChip({ status }: { status: ChipStatus }) {
  const t = useTexts(statusChipTexts)
  const isKnown = Object.hasOwn(looks, status)
  const { tone, icon } = isKnown ? looks[status] : unknown
  return (
    <Badge tone={tone} icon={icon}>
      {isKnown ? t.status[status] : t.unknownStatus(status)}
    </Badge>
  )
}
