import { EDGE, FINE, THIN } from "../ink.ts"
import { box, inMiddle, lines, panel, path3, quad, type Span, type View } from "../perspective.ts"

export function wardrobe(view: View, at: Span) {
  const { ink, high: h, deep: d } = view
  ink.note("wardrobe")
  const [a, b] = inMiddle(...at, 2)
  box(view, [a, b], [0.05, h - 0.4], [d - 0.6, d], ink.rng.pick(["teak-2", "brass-1", "neem-2", "sheet"]), EDGE)
  const leaves = 4
  lines(
    view,
    d - 0.6,
    Array.from(
      { length: leaves - 1 },
      (_, i) => [a + ((b - a) * (i + 1)) / leaves, 0.08, a + ((b - a) * (i + 1)) / leaves, h - 0.42] as const,
    ),
    THIN,
  )
}

/** A folding one: its leaves stand at angles. */
export function screen(view: View, at: Span) {
  const { ink, deep: d } = view
  ink.note("screen")
  const [a, b] = inMiddle(...at, 2)
  const leaf = (b - a) / 4
  for (let i = 0; i < 4; i++) {
    const [near, far] = i % 2 ? [d - 0.5, d - 0.15] : [d - 0.15, d - 0.5]
    const [l, r] = [a + leaf * i, a + leaf * (i + 1)]
    ink.solid(
      "teak-2",
      quad(view, [
        [l, 0, near],
        [r, 0, far],
        [r, 1.8, far],
        [l, 1.8, near],
      ]),
      EDGE,
    )
    for (const y of [0.6, 1.2])
      ink.pen(
        FINE,
        path3(view, [
          [l, y, near],
          [r, y, far],
        ]),
      )
  }
}

/** It leans against the wall. */
export function mirror(view: View, at: Span) {
  const { ink, deep: d } = view
  ink.note("mirror")
  const [a, b] = inMiddle(...at, 0.85)
  const leaning = (by: number) =>
    quad(view, [
      [a + by, by, d - 0.4],
      [b - by, by, d - 0.4],
      [b - by, 1.9 - by, d - 0.04],
      [a + by, 1.9 - by, d - 0.04],
    ])
  ink.solid("brass-2", leaning(0), EDGE)
  ink.solid("slate-1", leaning(0.09), THIN)
  const glint = (x: number) =>
    path3(view, [
      [x, 0.7, d - 0.28],
      [x + 0.22, 1.5, d - 0.12],
    ])
  ink.pen(EDGE, glint(a + 0.2) + glint(a + 0.34), "sheet")
}

/** Of cane in a frame, on a rail that is longer than it. */
export function slidingPanel(view: View, at: Span) {
  const { ink, high: h, deep: d } = view
  ink.note("sliding-panel")
  const [a, b] = inMiddle(...at, 2)
  const [foot, top, z] = [0.5, h - 0.75, d - 0.08]
  box(view, [a, b], [0.1, 0.42], [d - 0.4, d], "teak-2")
  lines(view, d - 0.4, [[(a + b) / 2, 0.1, (a + b) / 2, 0.42]], THIN)
  const end = a + (b - a) * 0.64
  panel(view, [end - 0.1, b], [foot, top], d, "shade")
  panel(view, [a, end], [foot, top], z, "brass-1", EDGE)
  const strips = (from: number, to: number) => {
    const count = Math.round((to - from) / 0.2)
    return Array.from({ length: count - 1 }, (_, i) => from + ((to - from) * (i + 1)) / count)
  }
  const cane = [
    ...strips(a, end).map((x) => [x, foot, x, top] as const),
    ...strips(foot, top).map((y) => [a, y, end, y] as const),
  ]
  lines(view, z, cane, THIN)
  lines(
    view,
    z,
    [
      [a, top, end, top],
      [a, foot, end, foot],
    ],
    EDGE,
  )
  box(view, [a - 0.05, b + 0.05], [top + 0.04, top + 0.1], [d - 0.14, d], "brass-3")
}
