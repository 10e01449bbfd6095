// How a booking of the demo came to stand as it does: asked, confirmed, moved, completed, missed or cancelled, by whom and when.
import type { DemoPerson } from "./people.server.ts"
import type { Plan } from "./plans.ts"

/** One step in a booking's story. */
export type Change = {
  bookingId: string
  customer: DemoPerson
  professional: DemoPerson
  startsAt: Date
  serviceName: string
  from: string | null
  to: string
  by: "customer" | "professional"
  at: Date
  reason: string | null
  /** What is no change of status alone. */
  kind?: "proposed" | "no_show" | "no_show_answer"
  /** Another start that it is about. */
  proposed?: Date
}

export const HOUR = 3_600_000

type Shared = Pick<Change, "bookingId" | "customer" | "professional" | "startsAt" | "serviceName">
type Step = Omit<Change, keyof Shared>

interface Times {
  askedAt: Date
  startsAt: Date
  endsAt: Date
  proposed: Date | null
}

export const stepsOf = (plan: Plan, { askedAt, startsAt, endsAt, proposed }: Times): Step[] => {
  const soon = new Date(askedAt.getTime() + 1.5 * HOUR)
  const asked = { from: null, to: "pending", by: "customer", at: askedAt, reason: null } as const
  const confirmed = { from: "pending", to: "confirmed", by: "professional", at: soon, reason: null } as const
  const completedAt = new Date(endsAt.getTime() + HOUR / 2)
  const completed = { from: "confirmed", to: "completed", by: "professional", at: completedAt, reason: null } as const
  if (plan.missed) return [asked, confirmed, ...missedOf(plan.missed, startsAt)]
  if (plan.proposed && proposed) {
    const said = { kind: "proposed", by: plan.proposed.by, at: new Date(soon.getTime() + HOUR / 12), proposed } as const
    const before = plan.status === "confirmed" ? [asked, confirmed] : [asked]
    return [...before, { from: plan.status, to: plan.status, reason: null, ...said }]
  }
  if (plan.status === "pending") return [asked]
  if (plan.status === "confirmed") return [asked, confirmed]
  if (plan.status === "completed") return [asked, confirmed, completed]
  const cancelledAt = plan.day < 0 ? new Date(startsAt.getTime() - 20 * HOUR) : soon
  const by = plan.cancelledBy ?? "customer"
  return [asked, { from: "pending", to: "cancelled", by, at: cancelledAt, reason: plan.reason ?? null }]
}

const missedOf = ({ said, answered }: NonNullable<Plan["missed"]>, startsAt: Date): Step[] => {
  const after = (hours: number) => new Date(startsAt.getTime() + hours * HOUR)
  return [
    { kind: "no_show", from: "confirmed", to: "cancelled", by: "professional", at: after(1), reason: said },
    { kind: "no_show_answer", from: "cancelled", to: "cancelled", by: "customer", at: after(4), reason: answered },
  ]
}
