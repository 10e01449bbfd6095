/** The two people of a booking, a request or a conversation. */
export const sides = ["customer", "professional"] as const
export type Side = (typeof sides)[number]

export const otherSide: Record<Side, Side> = { customer: "professional", professional: "customer" }
