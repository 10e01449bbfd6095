import type { Facts } from "../facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { circle, line, poly, rect, uprights } from "../path.ts"
import { canopy, figure, shrubs, tree } from "../plan/planting.ts"
import { dimension, GROUND, setting } from "../site.ts"

const CLOTH = ["tile-2", "slate-2", "neem-2", "plum-2", "brass-2", "tile-3"] as const

/** What stands in one bay of a section, seen square on. */
export function furnishBay(ink: Ink, from: number, to: number, base: number, h: number, turn: number, isHome = true) {
  const { rng } = ink
  const w = to - from
  const m = h / 3
  const cloth: Tint = rng.pick(CLOTH)
  // Without a bed or a kitchen where nobody lives.
  const kind = isHome ? (turn + rng.whole(0, 1)) % 5 : rng.whole(2, 3)
  const x = from + w * 0.2
  if (kind === 0) {
    ink.solid(
      cloth,
      rect(x, base - m * 0.8, w * 0.6, m * 0.8) +
        rect(x - 4, base - m * 0.55, 8, m * 0.55) +
        rect(x + w * 0.6 - 4, base - m * 0.55, 8, m * 0.55),
    )
    ink.solid("sheet", rect(x + w * 0.15, base - h * 0.68, w * 0.3, h * 0.26))
  } else if (kind === 1) {
    ink.solid("teak-2", rect(x - 6, base - m, 7, m))
    ink.solid("sheet", rect(x, base - m * 0.5, w * 0.7, m * 0.3))
    ink.solid(cloth, rect(x + w * 0.22, base - m * 0.54, w * 0.48, m * 0.36))
  } else if (kind === 2) {
    ink.solid("teak-2", rect(x, base - m * 0.78, w * 0.6, 5))
    ink.pen(
      EDGE,
      line(x + 5, base - m * 0.75, x + 5, base) + line(x + w * 0.6 - 5, base - m * 0.75, x + w * 0.6 - 5, base),
    )
    ink.pen(THIN, line(x + w * 0.3, base - h, x + w * 0.3, base - h * 0.62))
    ink.wash("glow", circle(x + w * 0.3, base - h * 0.58, 20))
    ink.solid(
      rng.pick(["brass-3", "tile-3", "neem-3"]),
      `M${Math.round(x + w * 0.3) - 3} ${Math.round(base - h * 0.62)}h6l8 9h-22z`,
    )
  } else if (kind === 3) {
    ink.solid("teak-1", rect(x, base - h * 0.72, w * 0.6, h * 0.72))
    for (let row = 1; row < 4; row++) ink.pen(THIN, line(x, base - h * 0.18 * row, x + w * 0.6, base - h * 0.18 * row))
    if (!ink.low)
      for (let row = 0; row < 4; row++)
        ink.solid(
          rng.pick(CLOTH),
          rect(x + 4 + rng.whole(0, 12), base - h * (0.18 * row + 0.13), w * 0.26, h * 0.13),
          FINE,
        )
  } else {
    ink.solid(cloth, rect(x, base - m * 0.85, w * 0.6, m * 0.85))
    ink.pen(FINE, uprights(x, base - m * 0.85, w * 0.6, m * 0.85, 4))
    ink.solid("stone-1", rect(x - 3, base - m * 0.9, w * 0.6 + 6, 4))
    ink.solid("teak-1", rect(x, base - h * 0.72, w * 0.6, h * 0.22))
  }
  if (rng.chance(0.5)) {
    ink.solid("neem-2", canopy(ink, to - 12, base - 24, 9, 14, 7), FINE)
    ink.solid("tile-3", rect(to - 17, base - 11, 10, 11), FINE)
  }
}

/** Shelves of books from wall to wall, a ladder before them. */
export function bookcase(ink: Ink, from: number, to: number, base: number, h: number) {
  const { rng } = ink
  ink.note("bookshelf")
  const [high, rows] = [h * 0.82, 5]
  ink.solid("teak-1", rect(from, base - high, to - from, high))
  for (let row = 0; row < rows; row++) {
    const foot = base - (high / rows) * row
    if (row > 0) ink.pen(THIN, line(from, foot, to, foot))
    for (let x = from + 3; x < to - 12; x += rng.whole(12, 22))
      ink.wash(rng.pick(CLOTH), rect(x, foot - (high / rows) * 0.75, rng.whole(5, 9), (high / rows) * 0.75))
  }
  ink.pen(EDGE, line(from + 12, base, from + 22, base - high) + line(from + 22, base, from + 32, base - high))
}

/** A house down a hill: the roof of each room is the garden of the next. */
export function drawTerraces(ink: Ink, { storeys: levels = 3 }: Facts) {
  const { rng } = ink
  const [deep, rise] = [Math.round(430 / levels), Math.round(Math.min(92, 300 / levels))]
  const left = 320 - (deep * levels) / 2
  const high = rise * 1.15
  const poche: Tint = rng.pick(["line", "line", "tile-3", "teak-3"])
  setting(ink, 120, 600)
  ink.note("slope")
  for (let i = levels - 1; i >= 0; i--) {
    ink.note("storey")
    const [x, floor] = [left + deep * i, GROUND - rise * i]
    ink.solid(
      rng.pick(["brass-1", "tile-1", "sheet", "slate-1", "neem-1"]),
      rect(x, floor - high, deep * 1.16, high),
      FINE,
    )
    furnishBay(ink, x + 10, x + deep - 8, floor, high - 10, i)
    const open = rect(x - 4, floor - high * 0.72, 8, high * 0.6)
    ink.solid("slate-1", open, THIN)
    ink.wash(poche, rect(x - 6, floor - high - 8, deep * 1.16 + 6, 9))
    if (i < levels - 1) continue
    ink.wash("neem-2", rect(x - 6, floor - high - 16, deep * 1.16 + 6, 8))
    tree(ink, x + deep * 0.6, floor - high - 12, 70, "neem-3")
  }
  for (let i = 0; i < levels; i++) {
    const [x, floor] = [left + deep * i, GROUND - rise * i]
    ink.wash(poche, rect(x - 8, floor, deep + 10, 9) + rect(x + deep - 2, floor - rise, 12, rise + 14))
    if (i > 0) {
      shrubs(ink, x - deep + 10, x - 22, floor - 4)
      ink.pen(THIN, uprights(x - 30, floor - 30, 24, 28, 4) + line(x - 30, floor - 30, x - 6, floor - 30))
    }
    dimension(ink, left - 34, floor, left - 34, floor - rise, `${Math.round(rise * 34)}`)
  }
  const end = left + deep * levels
  ink.behind(() => {
    const hill: [number, number][] = [
      [-500, 900],
      [-500, GROUND + 8],
      [left, GROUND + 8],
    ]
    for (let i = 0; i < levels; i++)
      hill.push([left + deep * (i + 1), GROUND - rise * i + 8], [left + deep * (i + 1), GROUND - rise * (i + 1) + 8])
    hill.push([1140, GROUND - rise * levels - 60], [1140, 900])
    ink.solid("teak-1", poly(hill), EDGE)
    ink.pen(CUT, ink.sketch(-500, GROUND + 8, left, GROUND + 8))
  })
  figure(ink, end - deep * 0.4, GROUND - rise * (levels - 1), rise * 0.62, rng.pick(["plum-3", "tile-3", "slate-3"]))
}
