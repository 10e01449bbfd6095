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

const typeOfKind: Record<PersonKind, UserType | null> = {
  ...{ regular: "user", provider: "provider", dual_as_user: "dual", dual_as_provider: "dual", neither: null },
}

/** How an entry names who it is of. Who was erased has no ids any more; what they came in as stays. */
export const actorOf = (kind: PersonKind, { account_id, professional_id }: Ids) => {
  const user_type = typeOfKind[kind]
  const isProvider = kind === "provider" || kind === "dual_as_provider"
  const actor_type: "user" | "provider" | null = user_type && (isProvider ? "provider" : "user")
  return {
    actor_type,
    user_type,
    user_id: user_type === "user" || user_type === "dual" ? account_id : null,
    provider_id: user_type === "provider" || user_type === "dual" ? professional_id : null,
  }
}
