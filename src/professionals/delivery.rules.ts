/** At the customer's site, at the professional's studio, or by a video call. */
export const deliveries = ["at_site", "at_studio", "online"] as const
export type Delivery = (typeof deliveries)[number]

/** How an online visit is held: at a link of the professional's, or by a call to the number that the customer leaves. */
export const meetingMethods = ["link", "call"] as const
export type MeetingMethod = (typeof meetingMethods)[number]

/** In the order of the list, each once. */
export const inOrder = (chosen: readonly Delivery[]) => deliveries.filter((one) => chosen.includes(one))
