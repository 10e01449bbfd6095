const rooms = ["kitchen", "living", "dining", "bedroom", "study", "puja", "bathroom", "balcony"] as const
const places = [...rooms, "office", "shop"] as const

/** What a project can be: a room, an office or shop, the interiors of a whole home, a house that was built. */
export const works = [...places, "home", "house"] as const
export type Work = (typeof works)[number]
