import { Badge, type Tone } from "../../ui/badge.tsx"
import type { IconName } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { type RequestStatus, requestStatusAt } from "../service-request.rules.ts"
import { requestTexts } from "../texts.ts"

/** The same signs as those of bookings (ui/status-chip.tsx). */
const looks: Record<RequestStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: "brass", icon: "clock" },
  accepted: { tone: "neem", icon: "check" },
  declined: { tone: "ended", icon: "dash" },
  lapsed: { tone: "ended", icon: "dash" },
  withdrawn: { tone: "neutral", icon: "dash" },
}

interface RequestInTime {
  status: RequestStatus
  answer_due_at: string | null
}

export function RequestState({ request }: { request: RequestInTime }) {
  return <RequestBadge status={requestStatusAt(request, new Date())} />
}

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { statuses } = useTexts(requestTexts)
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statuses[status]}
    </Badge>
  )
}
