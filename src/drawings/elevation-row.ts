import { gable, RAILINGS, WALLS } from "./elevation-house.ts"
import type { Size } from "./elevation-size.ts"
import { door, railing, tiles, type WindowStyle, window } from "./facade-parts.ts"
import { EDGE, type Ink, THIN } from "./ink.ts"
import { arch, rect, uprights } from "./path.ts"
import { figure } from "./planting.ts"
import { GROUND, ground, setting } from "./site.ts"

/** A row of narrow houses, each its own colour, roof and opening, under one hand. */
export function rowHouses(ink: Ink, { storeys = 2, sqft }: Size = {}) {
  const { rng } = ink
  const some = rng.whole(3, 5)
  // A house of the row has nine hundred square feet a storey.
  const units = sqft ? Math.min(Math.max(Math.round(sqft / storeys / 900), 2), 5) : some
  const each = rng.whole(96, 118) - (units - 3) * 6
  const from = Math.round(320 - (each * units) / 2)
  const floor = GROUND - 10
  setting(ink, from, from + each * units)
  const high = Math.min(storeys, 3)
  const storey = high === 1 ? 120 : high === 2 ? 96 : 86
  const tops = Array.from({ length: units }, () => floor - storey * high - rng.whole(-14, 20))
  for (let i = 0; i < high; i++) ink.note("storey")
  const roofs = tops.map((top, i) => rowShell(ink, from + i * each, top, floor, each))
  tops.forEach((top, i) => {
    rowOpenings(ink, from + i * each, top, floor, each, high)
  })
  ink.solid("stone-2", rect(from - 4, floor, each * units + 8, GROUND - floor))
  if (rng.chance(0.7))
    figure(ink, from + each * rng.real(0.3, units - 0.3), GROUND, 52, rng.pick(["plum-3", "slate-3", "brass-3"]))
  ground(ink, from, from + each * units, Math.min(...roofs), units * 4.5)
}

/** Wall and roof of one house; answers how high it reaches. */
function rowShell(ink: Ink, x: number, top: number, floor: number, w: number): number {
  const { rng } = ink
  ink.solid(rng.pick([...WALLS, "tile-2", "neem-2", "slate-2"] as const), rect(x, top, w, floor - top), EDGE)
  ink.wash("shade", rect(x, top, w, 9) + rect(x + w - 7, top, 7, floor - top))
  const roof = rng.whole(0, 2)
  if (roof === 0) gable(ink, x + w / 2, top, w / 2, rng.pick(WALLS))
  if (roof === 1) tiles(ink, [x - 8, top], [x + w + 8, top], [x + 8, top - 36], [x + w - 8, top - 36])
  if (roof === 2) {
    ink.solid("sheet", rect(x - 3, top - 20, w + 6, 20), EDGE)
    ink.pen(THIN, uprights(x, top - 15, w, 11, 9) + rect(x, top - 15, w, 11))
  }
  return roof === 2 ? top - 20 : top - 36
}

function rowOpenings(ink: Ink, x: number, top: number, floor: number, w: number, storeys: number) {
  const { rng } = ink
  const style: WindowStyle = rng.pick(["casement", "round", "ogee", "grid", "louvre"])
  for (let i = 1; i < storeys; i++) upperOpenings(ink, x, top + 26 + (i - 1) * 86, w, style)
  const side = rng.chance(0.5)
  door(
    ink,
    x + (side ? 14 : w - 44),
    floor - 64,
    30,
    64,
    rng.pick(["flat", "round", "ogee"]),
    rng.pick(["teak-3", "neem-3", "slate-3", "plum-3", "tile-3"]),
  )
  window(ink, x + (side ? w - 40 : 14), floor - 58, 26, 34, "casement", true)
  if (rng.chance(0.4)) ink.wash("neem-3", arch(x + (side ? w - 20 : 4), floor - 18, 14, 18))
}

function upperOpenings(ink: Ink, x: number, y: number, w: number, style: WindowStyle) {
  const { rng } = ink
  if (rng.chance(0.5)) {
    window(ink, x + w / 2 - 15, y, 30, 56, style)
    railing(ink, x + 12, y + 36, w - 24, 24, rng.pick(RAILINGS))
  } else for (const at of [0.28, 0.72]) window(ink, x + w * at - 12, y, 24, 42, style === "louvre" ? "grid" : style)
}
