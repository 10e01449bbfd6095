import type { Feature } from "../facts.ts"
import { THIN, type Tint } from "../ink.ts"
import { box, lines, panel, shadow, type View } from "../perspective.ts"
import { backOpening, backWindow, pendants, pictures, plant } from "./room-accents.ts"
import { furnish } from "./room-features.ts"
import { seamless } from "./room-finish.ts"
import { CLOTHS, caneChair, jhula, rug, sofa, table } from "./room-pieces.ts"
import { fan, hob, hood, shelf, vase } from "./room-things.ts"

const seats = ["sofa", "floor-seating", "swing"] as const

export function living(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  if (features.length > 0) {
    if (!features.includes("floor-seating")) rug(view, [w * 0.2, w * 0.8], [0.3, d - 0.8])
    plant(view, 0.35, d - 0.4, rng.real(1, 1.5))
    return furnish(view, seats.some((seat) => features.includes(seat)) ? features : [...features, "sofa"])
  }
  const swing = rng.chance(0.45)
  const length = rng.real(1.9, 2.3)
  const x = w / 2 - length / 2 + rng.real(-0.4, 0.4)
  if (rng.chance(0.5)) pictures(view, [x, x + length], 1.75)
  else backOpening(view, [w / 2 - 0.7, w / 2 + 0.7], [0.9, h - 0.4])
  if (rng.chance(0.6)) shelf(view, w - 0.95, w - 0.15)
  plant(view, 0.35, d - 0.4, rng.real(1, 1.5))
  rug(view, [x - 0.2, x + length + 0.3], [0.3, d - 0.8])
  if (swing) jhula(view, [x, x + length], d - 1.5)
  else sofa(view, [x, x + length], d - 1.05, rng.pick(CLOTHS))
  table(view, [w / 2 - 0.5, w / 2 + 0.5], [0.9, 1.5], 0.38, rng.pick(["teak-2", "teak-3", "brass-2"]))
  vase(view, w / 2 + rng.real(-0.2, 0.2), 0.38, 1.2)
  if (rng.chance(0.6)) caneChair(view, w - 1.2, 0.9, "teak-3")
  if (rng.chance(0.5)) pendants(view, [w / 2 - 0.4, w / 2 + 0.4], 1.4, rng.real(0.5, 0.9))
  else fan(view)
}

export function kitchen(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  const cabinet: Tint = rng.pick(["neem-2", "slate-2", "tile-2", "brass-2", "teak-2", "sheet", "neem-3"])
  const middle = w * rng.real(0.38, 0.5)
  if (!seamless(view, [0.1, w - 0.1], [0.9, 1.5])) tiledSplash(view)
  for (const [a, b] of [
    [0.15, middle - 0.5],
    [middle + 0.5, w - 0.15],
  ] as const) {
    box(view, [a, b], [1.55, h - 0.45], [d - 0.35, d], cabinet)
    const doors = Math.max(2, Math.round((b - a) / 0.5))
    lines(
      view,
      d - 0.35,
      Array.from(
        { length: doors - 1 },
        (_, i) => [a + ((b - a) * (i + 1)) / doors, 1.55, a + ((b - a) * (i + 1)) / doors, h - 0.45] as const,
      ),
      THIN,
    )
  }
  if (features.includes("window")) backWindow(view, [middle - 0.4, middle + 0.4], [1.1, h - 0.5])
  else hood(view, middle)
  box(view, [0.1, w - 0.1], [0.08, 0.86], [d - 0.6, d], cabinet)
  box(view, [0.08, w - 0.08], [0.86, 0.92], [d - 0.64, d], "stone-2")
  const units = rng.whole(5, 7)
  for (let i = 0; i < units; i++) {
    const [a, b] = [0.1 + ((w - 0.2) * i) / units, 0.1 + ((w - 0.2) * (i + 1)) / units]
    lines(view, d - 0.6, [[b, 0.08, b, 0.86]], THIN)
    lines(
      view,
      d - 0.6,
      i % 2
        ? [
            [a, 0.6, b, 0.6],
            [a, 0.34, b, 0.34],
          ]
        : [[b - 0.08, 0.55, b - 0.08, 0.75]],
      THIN,
    )
  }
  hob(view, middle, d - 0.64)
  for (const at of [0.5, w - 0.7, w - 1.1]) if (Math.abs(at - middle) > 0.5) vase(view, at, 0.92, d - 0.3)
  if (features.includes("island")) {
    ink.note("island")
    const [a, b] = [w * 0.28, w * 0.76]
    shadow(view, [a, b], [0.5, 1.3])
    box(view, [a, b], [0, 0.86], [0.5, 1.3], rng.pick(["teak-2", "brass-1", "tile-1", "sheet"]))
    box(view, [a - 0.06, b + 0.06], [0.86, 0.93], [0.42, 1.36], "stone-2")
    lines(
      view,
      0.5,
      Array.from(
        { length: 9 },
        (_, i) => [a + ((b - a) * (i + 1)) / 10, 0.04, a + ((b - a) * (i + 1)) / 10, 0.84] as const,
      ),
    )
    hob(view, a + (b - a) * 0.7, 0.5)
    vase(view, a + 0.4, 0.93, 0.9)
    pendants(view, [a * 0.7 + b * 0.3, a * 0.3 + b * 0.7], 0.9, rng.real(0.7, 1))
  } else {
    rug(view, [w * 0.3, w * 0.7], [0.6, d - 1])
  }
}

/** Tiles between the counter and what hangs over it. */
function tiledSplash(view: View) {
  const { ink, wide: w, deep: d } = view
  panel(view, [0.1, w - 0.1], [0.9, 1.5], d, ink.rng.pick(["brass-1", "slate-1", "tile-1", "sheet"]))
  lines(
    view,
    d,
    Array.from(
      { length: 17 },
      (_, i) => [0.1 + ((w - 0.2) * (i + 1)) / 18, 0.9, 0.1 + ((w - 0.2) * (i + 1)) / 18, 1.5] as const,
    ),
  )
  lines(view, d, [
    [0.1, 1.1, w - 0.1, 1.1],
    [0.1, 1.3, w - 0.1, 1.3],
  ])
}

export function dining(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  if (rng.chance(0.5)) backOpening(view, [w / 2 - 0.9, w / 2 + 0.9], [rng.pick([0.1, 0.9]), h - 0.4])
  else {
    pictures(view, [w / 2 - 1.2, w / 2 + 1.2], 1.9)
    box(
      view,
      [w / 2 - 1.1, w / 2 + 1.1],
      [0.12, 0.85],
      [d - 0.45, d],
      rng.pick(["teak-2", "neem-2", "slate-2", "tile-2"]),
    )
    for (const at of [-0.8, 0, 0.7]) vase(view, w / 2 + at, 0.85, d - 0.25)
  }
  plant(view, rng.pick([0.4, w - 0.4]), d - 0.5, rng.real(1.1, 1.6))
  rug(view, [w / 2 - 1.4, w / 2 + 1.4], [0.4, d - 0.6])
  if (features.includes("round-table")) return furnish(view, features)
  for (const at of [-0.8, 0.2]) caneChair(view, w / 2 + at, d - 1.3, "teak-3")
  table(
    view,
    [w / 2 - 1.05, w / 2 + 1.05],
    [d - 2.2, d - 1.3],
    0.75,
    rng.pick(["teak-2", "brass-2", "sheet", "teak-3"]),
  )
  for (const at of [-0.4, 0.4]) vase(view, w / 2 + at, 0.75, d - 1.8)
  pendants(
    view,
    rng.pick([[0], [-0.6, 0.6], [-0.7, 0, 0.7]]).map((at) => w / 2 + at),
    d - 1.7,
    rng.real(0.7, 1),
  )
}
