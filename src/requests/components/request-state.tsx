import { Badge, type Tone } from "../../ui/badge.tsx"
import type { IconName } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { requestStatusAt, type ShownRequestStatus, shownStatusOf } from "../service-request.rules.ts"
import type { CustomerRequest } from "../service-request.schema.ts"
import { requestTexts } from "../texts.ts"

/** The same signs as those of bookings (ui/status-chip.tsx). */
const looks: Record<ShownRequestStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: "brass", icon: "clock" },
  accepted: { tone: "neem", icon: "check" },
  declined: { tone: "ended", icon: "dash" },
  lapsed: { tone: "ended", icon: "dash" },
  withdrawn: { tone: "neutral", icon: "dash" },
  taken_back: { tone: "neutral", icon: "dash" },
  account_inactive: { tone: "neutral", icon: "dash" },
}

type RequestInTime = Pick<CustomerRequest, "status" | "answer_due_at" | "history">

export function RequestState({ request }: { request: RequestInTime }) {
  return <RequestBadge status={shownStatusOf(requestStatusAt(request, new Date()), request)} />
}

export function RequestBadge({ status }: { status: ShownRequestStatus }) {
  const { statuses } = useTexts(requestTexts)
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statuses[status]}
    </Badge>
  )
}
