import type { Facts } from "./facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { line, poly, rect, uprights } from "./path.ts"
import { figure, shrubs, tree } from "./planting.ts"
import { furnishBay } from "./section-rooms.ts"
import { dimension, GROUND, setting } from "./site.ts"

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
