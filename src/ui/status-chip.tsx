import { Badge, type Tone } from "./badge.tsx"
import type { IconName } from "./icon.tsx"

export type ChipStatus = "pending" | "confirmed" | "completed" | "cancelled"

/** Word, hue and sign say the same, so colour is never the only carrier. */
const looks: Record<ChipStatus, { label: string; tone: Tone; icon: IconName }> = {
  pending: { label: "Pending", tone: "brass", icon: "clock" },
  confirmed: { label: "Confirmed", tone: "neem", icon: "check" },
  completed: { label: "Completed", tone: "slate", icon: "star" },
  cancelled: { label: "Cancelled", tone: "danger", icon: "x" },
}

export function StatusChip({ status }: { status: ChipStatus }) {
  const { label, tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
