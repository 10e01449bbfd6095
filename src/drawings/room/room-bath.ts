import type { Feature } from "../facts.ts"
import { EDGE, FINE, THIN, type Tint } from "../ink.ts"
import { arch, circle, ellipse, rect } from "../path.ts"
import { box, facing, lines, panel, path3, shadow, type View } from "../perspective.ts"
import { pendants, plant } from "./room-accents.ts"
import { isOf, seamless } from "./room-finish.ts"
import { CLOTHS, rug } from "./room-pieces.ts"
import { vase } from "./room-things.ts"

/** Metres: a room of less has no place for a bath. */
const NARROW = 2.8

/** Tiled to the height of a door, a basin under its mirror, a tub, towels. */
export function bathroom(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, deep: d } = view
  const { rng } = ink
  const tiles: Tint = rng.pick(["neem-2", "slate-2", "tile-1", "brass-1", "slate-1", "neem-1"])
  const side = rng.chance(0.5)
  // A tub of one block stands before a tiled wall.
  if (isOf(view, "basalt") || !seamless(view, [0, w], [0.1, 2.1])) tiled(view, tiles)
  basin(view, side ? w * 0.32 : w * 0.66)
  towels(view, side ? w * 0.72 : w * 0.2)
  if (w < NARROW) return wc(view, side ? w * 0.78 : w * 0.22)
  const wet = side ? ([w * 0.54, w - 0.12] as const) : ([0.12, w * 0.46] as const)
  if (features.includes("tub")) tub(view, wet)
  else shower(view, wet)
  if (w > 3) rug(view, [w * 0.36, w * 0.64], [0.7, 1.4])
  plant(view, side ? 0.4 : w - 0.4, d - 0.5, rng.real(1, 1.4))
}

function tiled(view: View, tiles: Tint) {
  const { ink, wide: w, deep: d } = view
  const { rng } = ink
  panel(view, [0, w], [0.1, 2.1], d, tiles)
  const rows = rng.whole(6, 9)
  lines(
    view,
    d,
    Array.from({ length: rows - 1 }, (_, i) => [0, 0.1 + (2 * (i + 1)) / rows, w, 0.1 + (2 * (i + 1)) / rows] as const),
  )
  const columns = rng.whole(14, 20)
  lines(
    view,
    d,
    Array.from(
      { length: columns - 1 },
      (_, i) => [(w * (i + 1)) / columns, 0.1, (w * (i + 1)) / columns, 2.1] as const,
    ),
  )
}

function basin(view: View, x: number) {
  const { ink, deep: d } = view
  const { rng } = ink
  const [l, top] = view.at(x - 0.38, 2.25, d)
  const [r, bottom] = view.at(x + 0.38, 1.25, d)
  const head = rng.pick(["flat", "round", "ogee"] as const)
  ink.solid("teak-2", arch(l - 5, top - 5, r - l + 10, bottom - top + 10, head), EDGE)
  ink.solid("slate-1", arch(l, top, r - l, bottom - top, head))
  const front: Tint = rng.pick(["teak-2", "teak-3", "slate-2", "neem-2", "tile-2"])
  box(view, [x - 0.7, x + 0.7], [0.3, 0.78], [d - 0.5, d], front)
  lines(view, d - 0.5, [[x, 0.3, x, 0.78]], THIN)
  box(view, [x - 0.74, x + 0.74], [0.78, 0.84], [d - 0.55, d], "stone-2")
  const [bx, by] = view.at(x, 0.86, d - 0.3)
  const reach = view.at(x + 0.3, 0, d - 0.3)[0] - bx
  ink.solid("sheet", ellipse(bx, by - reach * 0.2, reach, reach * 0.34))
  vase(view, x + 0.52, 0.84, d - 0.3)
  if (view.wide >= NARROW) pendants(view, [x - 0.62, x + 0.62], d - 0.2, view.high - 2.1)
}

function towels(view: View, x: number) {
  const { ink, deep: d } = view
  lines(view, d, [[x - 0.35, 1.5, x + 0.35, 1.5]], EDGE)
  panel(view, [x - 0.26, x + 0.02], [0.95, 1.5], d, ink.rng.pick(["tile-2", "brass-2", "plum-2", "slate-2"]))
  panel(view, [x + 0.06, x + 0.3], [1.1, 1.5], d, "sheet")
}

function tub(view: View, x: readonly [number, number]) {
  const { ink, deep: d } = view
  ink.note("tub")
  const cast: Tint = ink.rng.pick(["sheet", "stone-2", "brass-1", "stone-1"])
  const isStone = isOf(view, "basalt")
  const tint: Tint = isStone ? "stone-3" : cast
  if (isStone) ink.note("basalt")
  shadow(view, x, [d - 1.5, d - 0.7])
  box(view, x, [0, 0.58], [d - 1.5, d - 0.7], tint, EDGE)
  const [l, y] = view.at(x[0] + 0.14, 0.58, d - 1.1)
  const [r] = view.at(x[1] - 0.14, 0.58, d - 1.1)
  const deep = (view.at(0, 0.58, d - 1.5)[1] - view.at(0, 0.58, d - 0.7)[1]) * 0.36
  if (deep > 2) ink.solid("slate-1", ellipse((l + r) / 2, y, (r - l) / 2, deep))
  const [tx, ty] = view.at((x[0] + x[1]) / 2, 0.95, d)
  ink.solid("brass-3", circle(tx, ty, 4), FINE)
}

/** A pane of glass before it, the drain as one line along the wall. */
function shower(view: View, [a, b]: readonly [number, number]) {
  const { ink, deep: d } = view
  const x = (a + b) / 2
  lines(
    view,
    d,
    [
      [x, 1, x, 2.15],
      [x, 2.15, x + 0.22, 2.15],
      [x - 0.1, 1, x + 0.1, 1],
    ],
    EDGE,
  )
  const [hx, hy] = view.at(x + 0.22, 2.1, d)
  ink.solid("brass-3", ellipse(hx, hy, 12, 4))
  ink.pen(
    EDGE,
    path3(view, [
      [a, 0, d - 0.12],
      [b, 0, d - 0.12],
    ]),
    "slate-3",
  )
  const glass = facing(view, [a, b], [0, 1.95], d - 0.9)
  ink.wash("slate-1", facing(view, [b - 0.16, b - 0.06], [0.1, 1.9], d - 0.9))
  ink.pen(THIN, glass)
}

function wc(view: View, x: number) {
  const { ink, deep: d } = view
  ink.note("wc")
  box(view, [x - 0.2, x + 0.2], [0.42, 0.8], [d - 0.18, d], "sheet", EDGE)
  shadow(view, [x - 0.2, x + 0.2], [d - 0.7, d - 0.2])
  box(view, [x - 0.14, x + 0.14], [0, 0.36], [d - 0.6, d - 0.18], "sheet")
  const [cx, cy] = view.at(x, 0.4, d - 0.45)
  const reach = view.at(x + 0.23, 0.4, d - 0.45)[0] - cx
  ink.solid("sheet", ellipse(cx, cy, reach, reach * 0.42), EDGE)
  ink.pen(THIN, ellipse(cx, cy, reach * 0.66, reach * 0.24))
}

/** Open to the sky beyond a railing: a stone seat, pots along it. */
export function balcony(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  ink.solid("slate-1", facing(view, [0, w], [0, h - 0.25], d), EDGE)
  const [left, foot] = view.at(0, 0.4, d)
  const [right] = view.at(w, 0.4, d)
  const far = right - left
  ink.wash(
    "neem-2",
    `M${Math.round(left)} ${Math.round(foot)}v-${Math.round(far * 0.1)}q${Math.round(far * 0.2)}-${Math.round(far * 0.12)} ${Math.round(far * 0.4)}-${Math.round(far * 0.02)}q${Math.round(far * 0.3)}-${Math.round(far * 0.14)} ${Math.round(far * 0.6)} ${Math.round(far * 0.03)}V${Math.round(foot)}z`,
  )
  // Other towers, far away.
  for (const at of [0.12, 0.3, 0.74, 0.86])
    if (rng.chance(0.7))
      ink.solid("stone-1", rect(left + far * at, foot - far * rng.real(0.12, 0.26), far * 0.08, far * 0.12), FINE)
  const bars = Math.round(w / 0.16)
  box(view, [0, w], [0, 0.12], [d - 0.12, d], "stone-2")
  lines(
    view,
    d - 0.06,
    Array.from({ length: bars - 1 }, (_, i) => [(w * (i + 1)) / bars, 0.12, (w * (i + 1)) / bars, 1.05] as const),
    THIN,
  )
  box(view, [0, w], [1.05, 1.12], [d - 0.1, d - 0.02], "teak-3")
  const seat = rng.chance(0.5) ? ([0.2, w * 0.55] as const) : ([w * 0.45, w - 0.2] as const)
  box(view, seat, [0, 0.42], [d - 0.75, d - 0.2], "stone-2", EDGE)
  box(view, [seat[0] + 0.08, seat[1] - 0.08], [0.42, 0.5], [d - 0.7, d - 0.25], rng.pick(CLOTHS))
  const free = seat[0] > w / 3 ? [0.3, 0.8] : [w - 0.8, w - 0.3]
  for (const x of [...free, (seat[0] + seat[1]) / 2 + 0.9]) plant(view, Math.min(x, w - 0.2), d - 1, rng.real(0.7, 1.2))
  plant(view, w * 0.12, 0.8, rng.real(0.8, 1.2))
}
