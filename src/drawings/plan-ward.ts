import { FINE, THIN, type Tint } from "./ink.ts"
import { circle } from "./path.ts"
import { against, type Furnish, freeSide } from "./plan-frame.ts"
import type { Layout } from "./plan-grid.ts"

/** A nursing home on one floor: wards of two beds around the hall N, from whose table every door is seen. */
export const wardLayout: Layout = {
  rows: ["abTcdUef", "abTcdUef", "NNNNNNNN", "NNNNNNNN"],
  across: [3.4, 3.4, 1.9, 3.4, 3.4, 1.9, 3.4, 3.4],
  down: [2.1, 2.4, 2.3, 2.2],
  doors: ".N Na Nb Nc Nd Ne Nf TN UN",
}
export const wards = "abcdef"

/** Two beds with their heads to one wall, a locker between them. */
export const ward: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  const cover: Tint = ink.rng.pick(["neem-2", "slate-2", "tile-2"])
  const between = (wall.along - 2 * 0.95) / 3
  for (const u of [between, 2 * between + 0.95]) {
    ink.note("bed")
    ink.solid("sheet", wall.box(u, 0.05, 0.95, 2))
    ink.solid(cover, wall.box(u, 0.7, 0.95, 1.35))
    ink.pen(FINE, wall.box(u + 0.12, 0.14, 0.7, 0.36))
  }
  ink.solid("teak-1", wall.box(wall.along / 2 - 0.2, 0, 0.4, 0.4), FINE)
}

/** The night nurse's table in the middle, benches for those who wait. */
export const nurse: Furnish = (ink, room, m) => {
  ink.note("nurse's table")
  const wall = against(room, "n", m)
  const [u, v] = [wall.along / 2, wall.into * 0.4]
  ink.solid("teak-2", wall.box(u - 1.3, v, 2.6, 0.7))
  ink.solid("teak-2", wall.box(u - 1.3, v, 0.6, 1.3) + wall.box(u + 0.7, v, 0.6, 1.3), THIN)
  ink.solid("brass-1", circle(...wall.spot(u, v + 1.1), 0.28 * m), FINE)
  for (const at of [0.14, 0.76]) ink.solid("slate-2", wall.box(wall.along * at, wall.into - 0.6, 2, 0.5), THIN)
}
