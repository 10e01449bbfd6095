export const personRoles = ["customer", "professional", "admin"] as const
export const personStates = ["active", "waiting", "suspended", "leaving", "erased"] as const
export type PersonState = (typeof personStates)[number]
