import { EDGE, THIN, type Tint } from "./ink.ts"
import { box, inMiddle, lines, panel, type Span, type View } from "./perspective.ts"
import { backWindow } from "./room-accents.ts"
import { CLOTHS } from "./room-pieces.ts"
import { vase } from "./room-things.ts"

export function curtains(view: View, at: Span) {
  const [a, b] = inMiddle(...at, 2.6)
  const { ink, high: h, deep: d } = view
  ink.note("curtains")
  backWindow(view, inMiddle(a, b, 1.7), [0.9, h - 0.6])
  const cloth: Tint = ink.rng.pick(["tile-2", "brass-2", "neem-2", "slate-2", "plum-2"])
  for (const [from, to] of [
    [a, a + 0.55],
    [b - 0.55, b],
  ] as const) {
    panel(view, [from, to], [0.06, h - 0.4], d, cloth)
    lines(
      view,
      d,
      [0.25, 0.5, 0.75].map((t) => [from + (to - from) * t, 0.06, from + (to - from) * t, h - 0.4] as const),
    )
  }
  lines(view, d, [[a - 0.1, h - 0.38, b + 0.1, h - 0.38]], EDGE)
}

export function windowSeat(view: View, at: Span) {
  const { ink, high: h, deep: d } = view
  ink.note("window-seat")
  const [a, b] = inMiddle(...at, 2.6)
  backWindow(view, inMiddle(a, b, 1.7), [0.75, h - 0.5])
  box(view, [a, b], [0, 0.42], [d - 0.55, d], "teak-2")
  const drawers = Math.max(2, Math.round((b - a) / 0.6))
  lines(
    view,
    d - 0.55,
    Array.from(
      { length: drawers - 1 },
      (_, i) => [a + ((b - a) * (i + 1)) / drawers, 0.04, a + ((b - a) * (i + 1)) / drawers, 0.38] as const,
    ),
    THIN,
  )
  box(view, [a + 0.04, b - 0.04], [0.42, 0.52], [d - 0.52, d - 0.04], ink.rng.pick(CLOTHS))
  panel(view, [a + 0.1, a + 0.5], [0.52, 0.86], d - 0.1, ink.rng.pick(CLOTHS))
  panel(view, [b - 0.5, b - 0.1], [0.52, 0.86], d - 0.1, ink.rng.pick(CLOTHS))
}

export function openShelves(view: View, [a, b]: Span) {
  const { ink, deep: d } = view
  ink.note("shelves")
  for (const y of [0.9, 1.35, 1.8]) {
    box(view, [a + 0.1, b - 0.1], [y, y + 0.05], [d - 0.3, d], "teak-2")
    for (let x = a + 0.3; x < b - 0.2; x += 0.36) vase(view, x, y + 0.05, d - 0.15)
  }
}
