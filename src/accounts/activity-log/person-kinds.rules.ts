/** As what somebody came in, and what the filter of the log makes of it (specification 2 §5). */

/** Who has both roles comes in as one of them. "neither": who is only an administrator. */
export const personKinds = ["regular", "provider", "dual_as_user", "dual_as_provider", "neither"] as const
export type PersonKind = (typeof personKinds)[number]

export const userTypes = ["user", "provider", "dual"] as const
export type UserType = (typeof userTypes)[number]

/** Who has both roles is found under "dual", and under the one that they came in as. */
export const kindsOfType: Record<UserType, readonly PersonKind[]> = {
  user: ["regular", "dual_as_user"],
  provider: ["provider", "dual_as_provider"],
  dual: ["dual_as_user", "dual_as_provider"],
}

interface Roles {
  is_customer: boolean
  is_professional: boolean
}

/** @param side as which they asked to come in; without it, and in the role that they lack, as a customer where they are one */
export const personKindOf = ({ is_customer, is_professional }: Roles, side?: "user" | "provider"): PersonKind => {
  if (is_customer && is_professional) return side === "provider" ? "dual_as_provider" : "dual_as_user"
  if (is_customer) return "regular"
  return is_professional ? "provider" : "neither"
}

interface Ids {
  account_id: string | null
  professional_id: string | null
}

/** How an entry names who it is of. Nobody is left to be named of who was erased; what they came in as stays. */
export const actorOf = (kind: PersonKind, { account_id, professional_id }: Ids) =>
  ({
    actor_type: kind === "neither" ? null : kind === "provider" || kind === "dual_as_provider" ? "provider" : "user",
    user_id: kind === "provider" || kind === "neither" ? null : account_id,
    provider_id: kind === "regular" || kind === "neither" ? null : professional_id,
  }) as { actor_type: "user" | "provider" | null; user_id: string | null; provider_id: string | null }
