import { EDGE, THIN } from "../ink.ts"
import { circle } from "../path.ts"
import { box, facing, lines, shadow, type View } from "../perspective.ts"
import { CLOTHS } from "./room-pieces.ts"

/** Benches along the wall, each with a hood and a lamp over it, and one duct for all; the wall behind is of panels. */
export function lab(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const panels = Math.round(w / 0.7)
  lines(
    view,
    d,
    Array.from({ length: panels - 1 }, (_, i) => [(w * (i + 1)) / panels, 0.1, (w * (i + 1)) / panels, h] as const),
  )
  lines(view, d, [[0, 1.2, w, 1.2]])
  const duct = h - 0.3
  box(view, [0.3, w], [duct, duct + 0.2], [d - 0.4, d - 0.18], "stone-1")
  const count = w > 4.6 ? 3 : 2
  const each = (w - 0.3) / count
  const cloth = ink.rng.pick(CLOTHS)
  for (let i = 0; i < count; i++) {
    const [a, b] = [0.15 + each * i + 0.06, 0.15 + each * (i + 1) - 0.06]
    bench(view, a, b, duct)
    stool(view, (a + b) / 2, cloth)
  }
}

function bench(view: View, a: number, b: number, duct: number) {
  const { ink, deep: d } = view
  const middle = (a + b) / 2
  ink.note("benches")
  shadow(view, [a, b], [d - 0.7, d])
  for (const [from, to] of [
    [a, a + 0.42],
    [b - 0.42, b],
  ] as const) {
    box(view, [from, to], [0.08, 0.84], [d - 0.65, d], "sheet")
    lines(
      view,
      d - 0.65,
      [0.34, 0.6].map((y) => [from, y, to, y] as const),
      THIN,
    )
  }
  box(view, [a, b], [0.84, 0.91], [d - 0.7, d], "slate-1", EDGE)
  box(view, [middle - 0.09, middle + 0.09], [1.78, duct], [d - 0.38, d - 0.2], "stone-1")
  box(view, [middle - 0.36, middle + 0.36], [1.6, 1.78], [d - 0.55, d - 0.08], "stone-2", EDGE)
  // Casts on a tray.
  box(view, [a + 0.16, a + 0.56], [0.91, 0.94], [d - 0.5, d - 0.2], "brass-2")
  for (const at of [0.2, 0.38]) box(view, [a + at, a + at + 0.13], [0.94, 1.03], [d - 0.42, d - 0.28], "sheet")
  lamp(view, b - 0.3)
}

/** On an arm, as bright as the day. */
function lamp(view: View, x: number) {
  const { ink, deep: d } = view
  const z = d - 0.4
  lines(
    view,
    z,
    [
      [x, 0.91, x + 0.1, 1.2],
      [x + 0.1, 1.2, x - 0.14, 1.42],
    ],
    EDGE,
  )
  const [px, py] = view.at(x - 0.2, 1.4, z)
  ink.wash("glow", circle(px, py + 8, view.at(x + 0.3, 0, z)[0] - view.at(x, 0, z)[0]))
  ink.solid("sheet", facing(view, [x - 0.38, x - 0.06], [1.38, 1.46], z), EDGE)
}

function stool(view: View, x: number, cloth: (typeof CLOTHS)[number]) {
  const z = view.deep - 1.15
  shadow(view, [x - 0.15, x + 0.15], [z - 0.1, z + 0.2])
  lines(
    view,
    z,
    [
      [x, 0.1, x, 0.52],
      [x - 0.2, 0.02, x, 0.12],
      [x + 0.2, 0.02, x, 0.12],
    ],
    EDGE,
  )
  box(view, [x - 0.2, x + 0.2], [0.52, 0.6], [z - 0.16, z + 0.16], cloth)
}
