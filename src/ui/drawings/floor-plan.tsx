import { createInk, EDGE, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { circle, type Point, rect } from "./path.ts"
import { furnishing } from "./plan-furniture.ts"
import { type Grid, gridOf, sum } from "./plan-grid.ts"
import { chooseLayout, type Layout } from "./plan-layouts.ts"
import { placeName } from "./plan-names.ts"
import { walls } from "./plan-walls.ts"
import { treeFromAbove } from "./planting.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import { brush, dimension } from "./site.ts"

const NAMES: Record<string, string> = {
  L: "LIVING",
  D: "DINING",
  K: "KITCHEN",
  M: "MASTER BED",
  B: "BEDROOM",
  C: "BEDROOM",
  V: "VERANDAH",
  Y: "COURTYARD",
  S: "STUDY",
  P: "PUJA",
  O: "BALCONY",
  G: "PORCH",
}
const FLOORS: Record<string, Tint> = {
  T: "slate-1",
  U: "slate-1",
  K: "tile-1",
  Y: "neem-1",
  V: "teak-1",
  O: "teak-1",
  G: "stone-1",
  D: "brass-1",
  L: "brass-1",
  P: "tile-1",
  R: "stone-1",
  H: "sheet",
}

/** A plan of a flat or a bungalow with furniture, dimensions and north. */
export function FloorPlan({ seed, detail, ...sheet }: DrawingProps) {
  const ink = createInk(`plan ${seed}`, detail === "low")
  const layout = chooseLayout(ink.rng)
  const [wide, high] = [sum(layout.across), sum(layout.down)]
  const metre = ink.low ? Math.min(480 / wide, 350 / high) : Math.min(440 / wide, 336 / high)
  const [cx, cy] = ink.low ? [320, 226] : [332, 252]
  const grid = gridOf(layout, cx - (wide * metre) / 2, cy - (high * metre) / 2, metre)
  brush(ink, 60, 50, 520, ink.rng.whole(260, 350), ink.rng.pick(["neem-1", "brass-1", "slate-1", "tile-1", "teak-1"]))
  garden(ink, grid)
  drawPlan(ink, grid, ink.rng.pick(["line", "line", "tile-3", "teak-3"]))
  measure(ink, grid, layout)
  if (!ink.low) north(ink, ...northCorner(ink))
  return <Sheet ink={ink} {...sheet} />
}

export function drawPlan(ink: Ink, grid: Grid, poche: Tint) {
  for (const r of grid.rooms) ink.wash("shade", rect(r.x + 7, r.y + 8, r.w, r.h))
  for (const r of grid.rooms) ink.wash(FLOORS[r.letter] ?? "sheet", rect(r.x, r.y, r.w, r.h))
  const places = grid.rooms.map((r) => furnishing[r.letter]?.(ink, r, grid.metre))
  walls(ink, grid, poche)
  if (ink.low) return
  grid.rooms.forEach((r, i) => {
    const name = NAMES[r.letter]
    if (!name || r.w < name.length * 6.4 || r.h < 34) return
    const [x, y] = placeName(ink, r, name, places[i] ?? [r.x + r.w / 2, r.y + r.h / 2])
    ink.write(name, x, y, 10)
    ink.write(`${(r.w / grid.metre).toFixed(1)} × ${(r.h / grid.metre).toFixed(1)}`, x, y + 11, 9)
  })
}

const millimetres = (metres: number) => `${Math.round(metres * 1000)}`.replace(/(\d)(\d{3})$/, "$1 $2")

/** The chain of room sizes and the overall length along the top and the left. */
export function measure(ink: Ink, { xs, ys }: Grid, layout: Layout) {
  const [left, top] = [xs[0]! - 26, ys[0]! - 22]
  layout.across.forEach((size, i) => {
    ink.pen(FINE, ink.sketch(xs[i]!, top - 6, xs[i]!, ys[0]! - 8))
    dimension(ink, xs[i]!, top, xs[i + 1]!, top, size > 1.4 ? millimetres(size) : "")
  })
  for (const [i, size] of layout.down.entries())
    dimension(ink, left, ys[i]!, left, ys[i + 1]!, size > 1.4 ? millimetres(size) : "")
  dimension(ink, xs[0]!, top - 20, xs.at(-1)!, top - 20, millimetres(sum(layout.across)))
  dimension(ink, left - 20, ys[0]!, left - 20, ys.at(-1)!, millimetres(sum(layout.down)))
}

/** The corner of the sheet where least stands in its way. */
const northCorner = (ink: Ink): Point => {
  const [first, second] = ink.rng.chance(0.5) ? [586, 60] : [60, 586]
  const corners: Point[] = [414, 58].flatMap((y): Point[] => [
    [first, y],
    [second, y],
  ])
  const inTheWay = ([x, y]: Point) => ink.crowd([x - 20, y - 42, x + 20, y + 26], 8_000)
  return corners.toSorted((a, b) => inTheWay(a) - inTheWay(b))[0]!
}

export function north(ink: Ink, x: number, y: number) {
  ink.pen(THIN, circle(x, y, 16))
  ink.wash("line", `M${x} ${y - 24}l-7 24h7z`)
  ink.pen(EDGE, `M${x} ${y - 24}l7 24h-14zM${x} ${y}v22`)
  ink.write("N", x, y - 28, 12)
}

function garden(ink: Ink, { xs, ys }: Grid) {
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!]
  const places = [
    [right + 40, top + 30],
    [right + 34, bottom - 40],
    [left + 40, bottom + 36],
    [right - 60, bottom + 38],
    [right + 52, (top + bottom) / 2],
  ] as const
  for (const [x, y] of places)
    if (ink.rng.chance(0.62))
      treeFromAbove(
        ink,
        x + ink.rng.whole(-12, 12),
        y,
        ink.rng.whole(16, 34),
        ink.rng.pick(["neem-2", "neem-2", "neem-3", "brass-2"]),
      )
}
