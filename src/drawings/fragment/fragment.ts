import type { Facts } from "../facts.ts"
import { type Ink, THIN, type Tint } from "../ink.ts"
import { circle } from "../path.ts"
import { treeFromAbove } from "../plan/planting.ts"
import { brush, dimension } from "../site.ts"
import { corners } from "./fragment-corners.ts"

/** A corner of a plan at large scale: walls, an opening, how the floor is laid. It says who draws, and nothing of a home. */
export function drawFragment(ink: Ink, { features }: Facts, way: number) {
  const { rng } = ink
  const poche: Tint = rng.pick(["line", "line", "tile-3", "teak-3"])
  const floor: Tint = rng.pick(["brass-1", "tile-1", "slate-1", "teak-1", "neem-1", "stone-1"])
  brush(ink, 20, 50, 600, 380, rng.pick(["neem-1", "brass-1", "slate-1", "tile-1", "teak-1"]))
  corners[way % corners.length]!(ink, floor, poche)
  if (features.includes("tree")) {
    ink.note("tree")
    treeFromAbove(ink, rng.whole(430, 480), rng.whole(300, 330), 74, "neem-2")
    treeFromAbove(ink, 150, 350, 34, "neem-3")
  }
  for (const [x, y] of [
    [130, 56],
    [430, 56],
  ] as const)
    axis(ink, x, y)
  dimension(ink, 130, 86, 430, 86, "3 600")
}

/** The mark of a grid line, in its circle. */
function axis(ink: Ink, x: number, y: number) {
  ink.pen(THIN, circle(x, y - 14, 14))
  ink.pen(THIN, `M${x} ${y}v36m0 10v8m0 10v36`)
}
