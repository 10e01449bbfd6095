import type { Side } from "../../platform/sides.rules.ts"
import type { Conversation } from "../message.schema.ts"

type Sides = Pick<Conversation, "side" | "user_name" | "provider_name">

/** What the other side is called: a professional reads the customer's name, a customer the professional's. */
export const otherNameOf = ({ side, user_name, provider_name }: Sides, former: Record<Side, string>) =>
  side === "customer" ? (provider_name ?? former.professional) : (user_name ?? former.customer)

/** Of the other side, as their portrait is drawn by it; null: a customer. */
export const professionalIdOf = ({ side, provider_id }: Pick<Conversation, "side" | "provider_id">) =>
  side === "customer" ? provider_id : null
