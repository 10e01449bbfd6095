/** What an administrator may decide about messages that wait for a look. */
import type { PairState } from "../message.rules.ts"

export const heldResults = ["delivered", "refused"] as const
export type HeldResult = (typeof heldResults)[number]

/** Why it cannot be delivered as things are; refusing it is always possible. */
export const deliveryObstacles = ["blocked", "former", "recipient_suspended", "sender_suspended"] as const
export type DeliveryObstacle = (typeof deliveryObstacles)[number]

/** How it stands between the two, seen from the sender. */
export type HeldPairState = PairState & { is_sender_suspended: boolean }

export const deliveryObstacle = (pair: HeldPairState): DeliveryObstacle | null => {
  if (pair.is_former) return "former"
  if (pair.is_blocked_by_me || pair.is_blocked_by_other) return "blocked"
  if (pair.is_suspended) return "recipient_suspended"
  return pair.is_sender_suspended ? "sender_suspended" : null
}
