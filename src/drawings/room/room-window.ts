import { EDGE, FINE, THIN, type Tint } from "../ink.ts"
import { path3, quad, sideways, type View } from "../perspective.ts"

/** The window in the left wall and the patch of sun it lays on the floor. */
export function sideWindow(view: View) {
  const { ink, high: h, deep: d } = view
  const from = d * ink.rng.real(0.3, 0.45)
  const to = d * ink.rng.real(0.72, 0.88)
  const sill = ink.rng.pick([0.05, 0.5, 0.8])
  const head = h - ink.rng.real(0.35, 0.6)
  const reach = ink.rng.real(1.3, 2)
  ink.wash(
    "glow",
    quad(view, [
      [0.5, 0, from - 0.2],
      [0.5 + reach, 0, from - 0.7],
      [0.5 + reach, 0, to - 0.7],
      [0.5, 0, to - 0.2],
    ]),
  )
  ink.solid("slate-1", sideways(view, 0, [sill, head], [from, to]), EDGE)
  const leaf = (to - from) / 3
  let bars = path3(view, [
    [0, head - 0.4, from],
    [0, head - 0.4, to],
  ])
  for (const i of [1, 2])
    bars += path3(view, [
      [0, sill, from + leaf * i],
      [0, head, from + leaf * i],
    ])
  ink.pen(THIN, bars)
  if (ink.rng.chance(0.6)) {
    const cloth: Tint = ink.rng.pick(["tile-2", "brass-2", "neem-2", "slate-2", "plum-2", "sheet"])
    for (const [a, b] of [
      [from - 0.35, from + 0.12],
      [to - 0.12, to + 0.3],
    ] as const) {
      ink.solid(cloth, sideways(view, 0.04, [0.05, head + 0.12], [a, b]))
      ink.pen(
        FINE,
        [0.3, 0.6]
          .map((t) =>
            path3(view, [
              [0.04, 0.05, a + (b - a) * t],
              [0.04, head + 0.1, a + (b - a) * t],
            ]),
          )
          .join(""),
      )
    }
  }
}
