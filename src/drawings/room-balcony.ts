import { EDGE, FINE, THIN } from "./ink.ts"
import { rect } from "./path.ts"
import { box, facing, lines, type View } from "./perspective.ts"
import { plant } from "./room-accents.ts"
import { CLOTHS } from "./room-pieces.ts"

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
