import type { Facts } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, chain, line, type Point, poly, rect, uprights } from "../path.ts"
import { figure } from "../plan/planting.ts"
import { brush, dimension } from "../site.ts"
import { squareMetresOf } from "../square-feet.ts"
import { furnishBay } from "./section-rooms.ts"

/** What the layers of the roof take: slab, brickbats laid to a fall, china mosaic. */
const [SLAB, FALL, MOSAIC] = [10, 12, 6]

/** A flat under its terrace: the house goes on below, broken off; over the slab lie the layers that keep the rain out. */
export function drawTopFloor(ink: Ink, { storeys = 1, sqft = 1_000 }: Facts, way: number) {
  const { rng } = ink
  const isAcross = way % 2 === 1
  ink.note("terrace")
  const storey = Math.round(128 / Math.max(1, storeys * 0.7))
  const metres = Math.sqrt(squareMetresOf(sqft) / storeys) * (isAcross ? 0.85 : 1.4)
  const wide = Math.min(Math.max((metres * storey) / 3.15, 280), 440)
  const [left, foot] = [Math.round(320 - wide / 2), 356]
  const right = left + wide
  const top = foot - storey * storeys
  const poche: Tint = rng.pick(["line", "line", "tile-3", "teak-3"])
  brush(ink, 60, 60, 520, 250, rng.pick(["slate-1", "brass-1", "tile-1", "stone-1"]))
  below(ink, left, right, foot, poche)
  const bays = Math.max(2, Math.min(4, Math.round(wide / 120))) - (isAcross ? 1 : 0)
  for (let floor = 0; floor < storeys; floor++) {
    ink.note("storey")
    const base = foot - floor * storey
    for (let i = 0; i < Math.max(bays, 2); i++) {
      const each = wide / Math.max(bays, 2)
      room(ink, left + each * i, left + each * (i + 1), base, storey, floor * 2 + i)
    }
    outerWalls(ink, left, right, base, storey, poche)
    ink.wash(poche, rect(left - 4, base, wide + 8, 9))
    dimension(ink, left - 40, base, left - 40, base - storey, "3 150")
  }
  terrace(ink, left, right, top, poche)
}

function room(ink: Ink, from: number, to: number, base: number, storey: number, turn: number) {
  const wall: Tint = ink.rng.pick(["brass-1", "tile-1", "sheet", "slate-1", "neem-1", "plum-1"])
  ink.solid(wall, rect(from, base - storey, to - from, storey), FINE)
  furnishBay(ink, from + 10, to - 10, base, storey - 8, turn)
}

function outerWalls(ink: Ink, left: number, right: number, base: number, storey: number, poche: Tint) {
  for (const x of [left, right]) {
    ink.wash(poche, rect(x - 4, base - storey, 8, storey * 0.32) + rect(x - 4, base - storey * 0.28, 8, storey * 0.28))
    ink.solid("slate-1", rect(x - 3, base - storey * 0.68, 6, storey * 0.4))
  }
}

/** The storey below, as far as it is cut off. */
function below(ink: Ink, left: number, right: number, foot: number, poche: Tint) {
  const end = foot + 62
  ink.wash("stone-1", rect(left, foot + 8, right - left, end - foot - 8))
  const third = (right - left) / 3
  ink.wash(
    poche,
    [left, left + third, right - third, right].map((x) => rect(x - 4, foot + 8, 8, end - foot - 8)).join(""),
  )
  const teeth: Point[] = [[left - 40, end]]
  const middle = (left + right) / 2
  teeth.push([middle - 22, end], [middle - 10, end - 14], [middle + 8, end + 14], [middle + 20, end], [right + 40, end])
  ink.pen(EDGE, chain(teeth))
}

function terrace(ink: Ink, left: number, right: number, top: number, poche: Tint) {
  const { rng } = ink
  const wide = right - left
  const deck = top - SLAB - FALL - MOSAIC
  ink.wash(poche, rect(left - 10, top - SLAB, wide + 20, SLAB))
  // Laid to a fall from the middle, so that the rain runs to both spouts.
  const middle = left + wide * rng.real(0.4, 0.6)
  const fall: Point[] = [
    [left, top - SLAB],
    [left, top - SLAB - 5],
    [middle, top - SLAB - FALL],
    [right, top - SLAB - 5],
    [right, top - SLAB],
  ]
  ink.solid("tile-2", poly(fall), FINE)
  const crust = (by: number): Point[] => fall.slice(1, 4).map(([x, y]) => [x, y - by])
  ink.solid("sheet", poly([...crust(0), ...crust(MOSAIC).toReversed()]), THIN)
  let shards = ""
  for (let x = left + 8; x < right - 8; x += rng.whole(7, 12)) {
    const y = top - SLAB - FALL + Math.abs(x - middle) * ((FALL - 5) / (wide / 2))
    shards += line(x, y, x + rng.whole(-3, 3), y - MOSAIC)
  }
  ink.pen(FINE, shards)
  for (const x of [left - 10, right]) {
    ink.wash(poche, rect(x, top - SLAB - 40, 10, 40))
    ink.solid("stone-1", rect(x - 4, top - SLAB - 46, 18, 7), THIN)
  }
  const tank = left + wide * (middle > left + wide / 2 ? 0.16 : 0.68)
  ink.solid("slate-2", arch(tank, deck - 54, 44, 40), EDGE)
  ink.pen(EDGE, uprights(tank - 4, deck - 14, 52, 18, 3))
  figure(ink, left + wide * (tank > middle ? 0.26 : 0.6), deck + 2, 66, rng.pick(["plum-3", "tile-3", "brass-3"]))
  const [from, to] = [left + wide * (tank > middle ? 0.42 : 0.72), left + wide * (tank > middle ? 0.6 : 0.92)]
  ink.pen(
    THIN,
    line(from, deck + 4, from, deck - 44) + line(to, deck + 4, to, deck - 44) + line(from, deck - 42, to, deck - 42),
  )
  for (const [i, t] of [0.16, 0.5].entries())
    ink.solid(
      rng.pick(["sheet", "tile-2", "brass-2"]),
      rect(from + (to - from) * t, deck - 42, (to - from) * 0.24, 22 + i * 6),
      FINE,
    )
}
