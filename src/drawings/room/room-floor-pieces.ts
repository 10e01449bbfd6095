import { CUT, EDGE, THIN, type Tint } from "../ink.ts"
import { circle, ellipse } from "../path.ts"
import { box, facing, lines, panel, path3, type Span, shadow, type View } from "../perspective.ts"
import { CLOTHS, caneChair, rug, table } from "./room-pieces.ts"
import { vase } from "./room-things.ts"

export function post(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  ink.note("post")
  // In the middle of the room; a sofa stands behind it.
  const [x, z] = [w * 0.5, d - 2.1]
  shadow(view, [x - 0.2, x + 0.2], [z - 0.2, z + 0.2])
  box(view, [x - 0.2, x + 0.2], [0, 0.25], [z - 0.2, z + 0.2], "stone-2")
  box(view, [x - 0.12, x + 0.12], [0.25, h - 0.3], [z - 0.12, z + 0.12], "teak-3", EDGE)
  box(view, [x - 0.5, x + 0.5], [h - 0.3, h - 0.12], [z - 0.12, z + 0.12], "teak-3", EDGE)
}

export function beam(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  ink.note("beam")
  box(view, [0, w], [h - 0.45, h - 0.08], [d - 0.75, d - 0.4], "stone-2", EDGE)
}

/** Mattresses along the wall with bolsters, a low table before them. */
export function floorSeating(view: View, [a, b]: Span) {
  const { ink, deep: d } = view
  ink.note("floor-seating")
  rug(view, [a + 0.2, b - 0.2], [0.4, d - 1.1])
  const cloth: Tint = ink.rng.pick(["tile-2", "brass-2", "neem-2", "slate-2", "plum-2"])
  box(view, [a, b], [0, 0.22], [d - 0.95, d - 0.1], cloth, EDGE)
  for (let x = a + 0.1; x + 0.6 < b; x += 0.85)
    box(view, [x, x + 0.6], [0.22, 0.5], [d - 0.34, d - 0.1], ink.rng.pick(CLOTHS))
  box(view, [(a + b) / 2 - 0.4, (a + b) / 2 + 0.4], [0.2, 0.3], [d - 1.9, d - 1.35], "teak-2")
  vase(view, (a + b) / 2, 0.3, d - 1.6)
}

/** Two pairs, one over the other, each with its curtain rail and lamp. */
export function bunks(view: View, [a, b]: Span) {
  const { ink, deep: d } = view
  ink.note("bunks")
  const half = (b - a) / 2 - 0.2
  for (const x of [a, b - half]) {
    for (const y of [0.3, 1.45]) {
      box(view, [x, x + half], [y, y + 0.16], [d - 0.95, d - 0.05], "teak-2")
      box(view, [x + 0.05, x + half - 0.05], [y + 0.16, y + 0.32], [d - 0.92, d - 0.1], ink.rng.pick(CLOTHS))
      box(view, [x + 0.08, x + 0.5], [y + 0.32, y + 0.46], [d - 0.7, d - 0.2], "sheet")
      const [px, py] = view.at(x + half - 0.3, y + 0.85, d)
      ink.wash("glow", circle(px, py, 16))
      ink.solid("brass-3", circle(px, py, 5))
    }
    for (const at of [x, x + half]) box(view, [at - 0.04, at + 0.04], [0, 2.1], [d - 0.97, d - 0.89], "teak-3")
  }
  const ladder = a + half + 0.06
  lines(
    view,
    d - 0.95,
    [0.4, 0.75, 1.1, 1.45].map((y) => [ladder, y, ladder + 0.28, y] as const),
    EDGE,
  )
  lines(
    view,
    d - 0.95,
    [0, 0.28].map((dx) => [ladder + dx, 0.05, ladder + dx, 1.9] as const),
    EDGE,
  )
}

export function desks(view: View, [a, b]: Span) {
  const { ink, deep: d } = view
  ink.note("desks")
  const count = Math.max(2, Math.min(4, Math.floor((b - a) / 1.45)))
  const each = (b - a) / count
  for (let i = 0; i < count; i++) {
    const x = a + each * i
    caneChair(view, x + each / 2 - 0.28, d - 0.9, "teak-3")
    table(view, [x + 0.08, x + each - 0.08], [d - 1.75, d - 1.1], 0.74, ink.rng.pick(["teak-2", "brass-2", "sheet"]))
    panel(view, [x + each / 2 - 0.25, x + each / 2 + 0.25], [0.78, 1.1], d - 1.3, "slate-2", EDGE)
  }
}

export function roundTable(view: View, x: number) {
  const { ink, deep: d } = view
  ink.note("round-table")
  const z = d - 1.7
  for (const [dx, dz] of [
    [-1.2, 0.7],
    [0.64, 0.7],
    [-0.3, 1],
  ] as const)
    caneChair(view, x + dx, z + dz, "teak-3")
  const [cx, cy] = view.at(x, 0.75, z)
  const reach = view.at(x + 1, 0.75, z)[0] - cx
  const flat = Math.max(6, Math.abs(view.at(x, 0.75, z + 0.9)[1] - cy))
  shadow(view, [x - 0.8, x + 0.8], [z - 0.5, z + 0.5])
  const [fx, fy] = view.at(x, 0, z)
  ink.solid("teak-3", `M${Math.round(cx) - 9} ${Math.round(cy)}h18L${Math.round(fx) + 26} ${Math.round(fy)}h-52z`)
  ink.solid("teak-2", ellipse(cx, cy, reach, flat), EDGE)
  vase(view, x - 0.3, 0.75, z)
  vase(view, x + 0.35, 0.75, z)
}

/** One, or one at either end. */
export function standingLamps(view: View, [named, ...spots]: ["lamp" | "lamps", ...number[]]) {
  const { ink, deep: d } = view
  ink.note(named)
  for (const x of spots) {
    const z = d - 0.5
    lines(view, z, [[x, 0, x, 1.45]], EDGE)
    const [px, py] = view.at(x, 1.45, z)
    const m = view.at(x + 0.2, 1.45, z)[0] - px
    ink.wash("glow", circle(px, py, m * 2.4))
    ink.solid("brass-2", facing(view, [x - 0.18, x + 0.18], [1.38, 1.68], z), THIN)
    ink.pen(
      CUT,
      path3(view, [
        [x - 0.12, 0.01, z],
        [x + 0.12, 0.01, z],
      ]),
    )
  }
}
