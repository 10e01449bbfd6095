import { CUT, createInk, FINE, type Ink } from "./ink.ts"
import { rect } from "./path.ts"
import { drawPlan, measure, north } from "./plan/floor-plan.ts"
import { gravelPath } from "./plan/plan-fixtures.ts"
import { type Grid, gridOf, sum } from "./plan/plan-grid.ts"
import { heroLayout } from "./plan/plan-layouts.ts"
import { canopy, treeFromAbove } from "./plan/planting.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"

const [WIDTH, HEIGHT] = [960, 720]
/** Shown at about half its size, so it is lettered larger than other plans. */
const LETTER = 17

/** The home page's plan: a house around a courtyard in its garden. It draws itself once, by CSS alone. */
export function HeroPlan({ detail, className = "", ...sheet }: Omit<DrawingProps, "seed">) {
  const ink = createInk("a house around a courtyard in Pune", detail === "low")
  const metre = 43
  const grid = gridOf(
    heroLayout,
    480 - (sum(heroLayout.across) * metre) / 2,
    356 - (sum(heroLayout.down) * metre) / 2,
    metre,
  )
  plot(ink, grid)
  drawPlan(ink, grid, "line", LETTER)
  measure(ink, grid, heroLayout, LETTER)
  if (!ink.low) north(ink, 912, 92, LETTER)
  return (
    <Sheet ink={ink} width={WIDTH} height={HEIGHT} bare alive className={`drawing-itself ${className}`} {...sheet} />
  )
}

/** Compound wall, lawn, path to the verandah, trees and the well. */
function plot(ink: Ink, { xs, ys }: Grid) {
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!]
  ink.wash("neem-1", `M40 66q200-26 430-18t448 4q18 250 4 626q-300 20-520 10t-366 8q-10-260 4-630z`)
  const gate = (xs[3]! + xs[5]!) / 2
  ink.pen(CUT, ink.sketch(44, 690, gate - 46, 690) + ink.sketch(gate + 46, 690, 918, 690))
  ink.wash("line", rect(gate - 52, 684, 12, 12) + rect(gate + 40, 684, 12, 12))
  gravelPath(ink, gate, bottom + 6, 690, 40)
  gravelPath(ink, (xs[5]! + right) / 2 + 20, bottom + 6, 690, 66)
  for (const at of [xs[0]!, xs[3]!, xs[5]!, right]) ink.pen(FINE, ink.sketch(at, top - 34, at, bottom + 26))
  for (const at of [top, ys[2]!, ys[4]!, bottom]) ink.pen(FINE, ink.sketch(left - 30, at, right + 34, at))
  const trees = [
    [right + 62, top + 96, 44],
    [right + 70, top + 250, 30],
    [left - 92, bottom - 92, 40],
    [left - 84, top + 60, 26],
    [right + 50, bottom - 60, 36],
    [gate + 86, bottom + 34, 20],
  ] as const
  for (const [x, y, r] of trees) treeFromAbove(ink, x, y, r, r > 34 ? "neem-2" : r > 24 ? "neem-3" : "brass-2")
  for (let x = left + 10; x < gate - 60; x += 34) ink.solid("neem-2", canopy(ink, x, 674, 17, 9, 6), FINE)
}
