const rooms = ["kitchen", "living", "dining", "bedroom", "study", "puja", "bathroom", "balcony"] as const
const places = [...rooms, "office", "shop"] as const

/** What a project can be: a room, an office or shop, the interiors of a whole home, a house that was built. */
export const works = [...places, "home", "house"] as const
export type Work = (typeof works)[number]

/** Square feet of flats by their bedrooms, as plans are drawn by them; the first is in, the last is not. */
export const homeSizes = {
  "1bhk": [0, 520],
  "2bhk": [520, 1_000],
  "3bhk": [1_000, 1_700],
  "4bhk": [1_700, 3_000],
} as const
type HomeSize = keyof typeof homeSizes

const isHomeSize = (work: KnownWork): work is HomeSize => Object.hasOwn(homeSizes, work)

/** What can be asked for. Of several that are named the first is meant: who names a room and its flat means the room. */
export const knownWorks = [...places, "1bhk", "2bhk", "3bhk", "4bhk", "home", "house"] as const
export type KnownWork = (typeof knownWorks)[number]

/** Which projects are counted. */
export interface Counted {
  work: Work
  /** Square feet of a flat; undefined: of any building. */
  sqft: readonly [least: number, below: number] | undefined
}
export const countedFor = (asked: KnownWork): Counted =>
  isHomeSize(asked) ? { work: "home", sqft: homeSizes[asked] } : { work: asked, sqft: undefined }
