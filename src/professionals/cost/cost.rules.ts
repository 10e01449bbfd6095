// What a kind of work costs, in price bands of finished projects: professionals state a band and no amount. Shown only where
// enough owners have paid for one, as what most of them paid.

/** Rupees at which each band begins; it ends where the next one begins, and the last one does not end. */
export const bandStarts = [0, 200_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000] as const
export type BandStart = (typeof bandStarts)[number]

/** Rupees; without an end it is null. */
interface Band {
  from: number
  to: number | null
}
export const bandFrom = (start: number): Band => ({
  from: start,
  to: bandStarts.find((next) => next > start) ?? null,
})

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

interface CountedBand extends Band {
  projects: number
}

/** Fewer say what some paid, not what it costs. */
export const FEWEST_PROJECTS = 10

/** Older prices are no longer today's. */
export const YEARS_COUNTED = 5

/** Every band with its count, also those that nobody paid. */
export const countedBands = (counts: readonly { paid_from: number; projects: number }[]): CountedBand[] =>
  bandStarts.map((start) => ({
    ...bandFrom(start),
    projects: counts.find(({ paid_from }) => paid_from === start)?.projects ?? 0,
  }))

/** The fewest bands beside each other that hold more than half of the projects; of as few the ones that hold most. */
export const mostOf = (bands: readonly CountedBand[]): Band => {
  const total = sum(bands)
  const runs = bands.flatMap((_, from) => bands.slice(from).map((_, more) => bands.slice(from, from + more + 1)))
  const [most] = runs
    .filter((run) => sum(run) * 2 > total)
    .toSorted((one, other) => one.length - other.length || sum(other) - sum(one))
  return { from: most?.at(0)?.from ?? 0, to: most?.at(-1)?.to ?? null }
}

const sum = (bands: readonly CountedBand[]) => bands.reduce((all, { projects }) => all + projects, 0)
