import { EDGE, FINE, THIN, type Tint } from "../ink.ts"
import { box, lines, panel, path3, quad, type Span, shadow, type View } from "../perspective.ts"

export const CLOTHS = [
  "tile-2",
  "brass-2",
  "neem-2",
  "slate-2",
  "plum-2",
  "stone-1",
  "tile-3",
  "neem-3",
  "slate-3",
] as const

export function sofa(view: View, x: Span, z: number, tint: Tint) {
  const { ink } = view
  const deep = 0.85
  ink.note("sofa")
  shadow(view, x, [z, z + deep])
  box(view, x, [0.38, 0.82], [z + deep - 0.2, z + deep], tint)
  box(view, [x[0], x[0] + 0.16], [0.1, 0.6], [z, z + deep], tint)
  box(view, [x[1] - 0.16, x[1]], [0.1, 0.6], [z, z + deep], tint)
  box(view, [x[0] + 0.16, x[1] - 0.16], [0.1, 0.42], [z, z + deep - 0.2], tint)
  const seats = x[1] - x[0] > 1.7 ? 3 : 2
  const seat = (x[1] - x[0] - 0.32) / seats
  for (let i = 1; i < seats; i++)
    ink.pen(
      THIN,
      path3(view, [
        [x[0] + 0.16 + seat * i, 0.2, z],
        [x[0] + 0.16 + seat * i, 0.42, z],
        [x[0] + 0.16 + seat * i, 0.42, z + deep - 0.2],
      ]),
    )
  for (const i of [0, seats - 1]) {
    const cx = x[0] + 0.2 + seat * i + seat * 0.2
    panel(view, [cx, cx + 0.36], [0.43, 0.76], z + 0.5, ink.rng.pick(CLOTHS))
  }
  for (const leg of [x[0] + 0.06, x[1] - 0.06]) lines(view, z, [[leg, 0, leg, 0.1]], EDGE)
}

export function table(view: View, x: Span, z: Span, high: number, tint: Tint) {
  view.ink.note("table")
  shadow(view, x, z)
  const legs = [
    [x[0] + 0.05, z[1] - 0.05],
    [x[1] - 0.05, z[1] - 0.05],
    [x[0] + 0.05, z[0] + 0.05],
    [x[1] - 0.05, z[0] + 0.05],
  ] as const
  for (const [lx, lz] of legs) box(view, [lx - 0.03, lx + 0.03], [0, high], [lz - 0.03, lz + 0.03], tint)
  box(view, x, [high - 0.06, high], z, tint)
}

/** A chair of teak and cane, seen from the front or the side. */
export function caneChair(view: View, x: number, z: number, tint: Tint) {
  const span: Span = [x, x + 0.56]
  shadow(view, span, [z, z + 0.55])
  panel(view, span, [0.42, 0.95], z + 0.55, "brass-1", EDGE)
  if (!view.ink.low)
    lines(
      view,
      z + 0.55,
      [0.12, 0.24, 0.36, 0.48].flatMap((t) => [
        [x + t, 0.42, x + t, 0.95] as const,
        [x, 0.42 + t, x + 0.56, 0.42 + t] as const,
      ]),
    )
  box(view, span, [0.36, 0.44], [z, z + 0.55], tint)
  lines(
    view,
    z,
    [
      [x, 0, x, 0.62],
      [x + 0.56, 0, x + 0.56, 0.62],
    ],
    3,
  )
  view.ink.pen(
    3,
    path3(view, [
      [x, 0.62, z],
      [x, 0.62, z + 0.5],
    ]) +
      path3(view, [
        [x + 0.56, 0.62, z],
        [x + 0.56, 0.62, z + 0.5],
      ]),
  )
}

/** The jhula: a teak swing on brass chains from the ceiling. */
export function jhula(view: View, x: Span, z: number) {
  const { high } = view
  view.ink.note("swing")
  shadow(view, x, [z, z + 0.6])
  for (const depth of [z + 0.55, z + 0.05]) {
    for (const at of [x[0] + 0.06, x[1] - 0.06])
      view.ink.pen(
        EDGE,
        path3(view, [
          [at, 0.5, depth],
          [at, high, depth],
        ]),
        "brass-3",
      )
    if (depth > z + 0.1) {
      panel(view, x, [0.55, 0.92], z + 0.55, "teak-2", EDGE)
      lines(
        view,
        z + 0.55,
        Array.from(
          { length: 7 },
          (_, i) => [x[0] + ((x[1] - x[0]) * (i + 1)) / 8, 0.58, x[0] + ((x[1] - x[0]) * (i + 1)) / 8, 0.88] as const,
        ),
        THIN,
      )
    }
  }
  box(view, x, [0.42, 0.52], [z, z + 0.6], "teak-3")
  box(view, [x[0] + 0.08, x[1] - 0.08], [0.52, 0.6], [z + 0.05, z + 0.5], view.ink.rng.pick(CLOTHS))
}

export function rug(view: View, x: Span, z: Span) {
  const { ink } = view
  ink.note("carpet")
  const tint = ink.rng.pick(["tile-2", "brass-2", "slate-2", "neem-2", "plum-2", "tile-3"] as const)
  const inset = (by: number) =>
    quad(view, [
      [x[0] + by, 0, z[0] + by],
      [x[1] - by, 0, z[0] + by],
      [x[1] - by, 0, z[1] - by],
      [x[0] + by, 0, z[1] - by],
    ])
  ink.solid(tint, inset(0))
  ink.solid("sheet", inset(0.12), FINE)
  ink.solid(tint, inset(0.2), FINE)
  if (ink.rng.chance(0.5))
    for (let i = 1; i < 5; i++)
      ink.pen(
        THIN,
        path3(view, [
          [x[0] + ((x[1] - x[0]) * i) / 5, 0, z[0] + 0.2],
          [x[0] + ((x[1] - x[0]) * i) / 5, 0, z[1] - 0.2],
        ]),
        "sheet",
      )
}
