// What a work of a kind costs: said only where enough owners paid for one, and as what most of them paid.
import { type Band, bandFrom, bandStarts } from "./band.rules.ts"

export interface CountedBand extends Band {
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
