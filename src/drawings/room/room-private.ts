import type { Feature } from "../facts.ts"
import { EDGE, THIN } from "../ink.ts"
import { arch, circle } from "../path.ts"
import { box, panel, path3, type View } from "../perspective.ts"
import { tulsi } from "../plan/planting.ts"
import { backOpening, pendants, pictures, plant } from "./room-accents.ts"
import { bed } from "./room-bed.ts"
import { furnish } from "./room-features.ts"
import { isOf } from "./room-finish.ts"
import { CLOTHS, caneChair, rug, sofa, table } from "./room-pieces.ts"
import { diya, fan, shelf, vase } from "./room-things.ts"

export function bedroom(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  if (features.some((feature) => feature !== "bed")) {
    rug(view, [w * 0.25, w * 0.75], [0.3, d - 1.6])
    return furnish(view, features.includes("bunks") ? features : [...new Set([...features, "bed" as const])])
  }
  const x = w / 2 - 0.9 + rng.real(-0.3, 0.5)
  const b: [number, number] = [x, x + 1.8]
  if (rng.chance(0.6)) pictures(view, b, 1.9)
  else backOpening(view, [x + 0.3, x + 1.5], [1.3, h - 0.35])
  if (x > 1.4) plant(view, 0.35, d - 0.4, 1.1)
  rug(view, [x - 0.5, x + 2.3], [0.3, 1.6])
  for (const side of [x - 0.62, x + 1.92]) {
    box(view, [side, side + 0.5], [0.08, 0.5], [d - 0.5, d - 0.05], "teak-2")
    vase(view, side + 0.25, 0.5, d - 0.3)
  }
  if (rng.chance(0.7)) pendants(view, [x - 0.37, x + 2.17], d - 0.4, h - 1.4)
  bed(view, b, {
    board: rng.pick(["teak-2", "teak-3", "tile-2", "brass-2", "slate-2"]),
    cover: rng.pick(CLOTHS),
    boardHigh: rng.pick([1.2, 1.2, 1.55]),
  })
  wardrobe(view)
  fan(view)
}

function wardrobe(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  if (ink.rng.chance(0.35)) return caneChair(view, w - 1, 0.7, "teak-3")
  box(view, [w - 0.6, w], [0, h - 0.5], [d * 0.25, d * 0.7], ink.rng.pick(["teak-2", "brass-1", "neem-2", "sheet"]))
  let doors = ""
  for (const t of [0.4, 0.55])
    doors += path3(view, [
      [w - 0.6, 0, d * t],
      [w - 0.6, h - 0.5, d * t],
    ])
  ink.pen(THIN, doors)
}

export function study(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  if (features.length > 0) {
    plant(view, w - 0.35, d - 0.4, rng.real(0.9, 1.3))
    return furnish(view, features)
  }
  const left = rng.chance(0.5)
  shelf(view, left ? 0.2 : w * 0.56, left ? w * 0.44 : w - 0.2)
  backOpening(view, left ? [w * 0.6, w - 0.5] : [0.5, w * 0.4], [0.95, h - 0.5])
  rug(view, [w * 0.2, w * 0.8], [0.3, d - 0.9])
  caneChair(view, w / 2 - 0.3, d - 1.3, "teak-3")
  table(view, [w / 2 - 0.85, w / 2 + 0.85], [d - 2, d - 1.35], 0.74, rng.pick(["teak-2", "teak-3", "brass-2"]))
  panel(view, [w / 2 - 0.1, w / 2 + 0.45], [0.78, 1.12], d - 1.6, "slate-2", EDGE)
  vase(view, w / 2 - 0.6, 0.74, d - 1.7)
  plant(view, left ? w - 0.4 : w - 0.5, 1, rng.real(1, 1.4))
  pendants(view, [w / 2], d - 1.6, rng.real(0.6, 0.95))
  if (w > 3.6 && rng.chance(0.5)) sofa(view, [0.3, 1.6], 0.4, rng.pick(CLOTHS))
}

/** Three of white marble, the last as the altar. */
function steps(view: View) {
  const { ink, wide: w, deep: d } = view
  ink.note("marble")
  for (const [half, low, high, deep] of [
    [1.2, 0, 0.2, 0.9],
    [1, 0.2, 0.46, 0.65],
    [0.6, 0.46, 0.72, 0.4],
  ] as const)
    box(view, [w / 2 - half, w / 2 + half], [low, high], [d - deep, d], "sheet", EDGE)
}

export function puja(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  const [l, top] = view.at(w / 2 - 0.85, h - 0.3, d)
  const [r, bottom] = view.at(w / 2 + 0.85, 0.5, d)
  const head = rng.pick(["ogee", "round"] as const)
  ink.solid("teak-2", arch(l - 10, top - 10, r - l + 20, bottom - top + 10, head), EDGE)
  ink.solid(rng.pick(["brass-2", "tile-2", "tile-1", "plum-1"]), arch(l, top, r - l, bottom - top, head))
  const [cx, cy] = view.at(w / 2, 1.5, d)
  const m = (r - l) / 6
  let rays = ""
  for (let i = 0; i < 16; i++)
    rays += `M${Math.round(cx + Math.cos(i * 0.393) * m * 1.15)} ${Math.round(cy + Math.sin(i * 0.393) * m * 1.15)}l${Math.round(Math.cos(i * 0.393) * m * 0.5)} ${Math.round(Math.sin(i * 0.393) * m * 0.5)}`
  ink.pen(EDGE, rays, "brass-3")
  ink.solid("brass-3", circle(cx, cy, m))
  ink.pen(THIN, circle(cx, cy, m * 0.6))
  const stone = rng.pick(["stone-1", "tile-2", "teak-2"] as const)
  if (isOf(view, "marble")) steps(view)
  else {
    box(view, [w / 2 - 1, w / 2 + 1], [0, 0.5], [d - 0.6, d], stone)
    box(view, [w / 2 - 0.6, w / 2 + 0.6], [0.5, 0.72], [d - 0.4, d], "teak-3")
  }
  for (const side of [-0.8, 0.8]) diya(view, w / 2 + side, d - 0.45)
  for (const side of [-0.42, 0, 0.42]) vase(view, w / 2 + side, 0.72, d - 0.2)
  rug(view, [w / 2 - 0.9, w / 2 + 0.9], [0.6, d - 1])
  if (!isOf(view, "marble")) plant(view, 0.4, d - 0.6, 1.2)
  const [tx, ty] = view.at(w - 0.5, 0, d - 1.2)
  tulsi(ink, tx, Math.round(ty), m * 3, rng.pick(["tile-2", "brass-2", "sheet"]))
  box(view, [w / 2 - 0.35, w / 2 + 0.35], [0, 0.14], [1, 1.5], "teak-2")
}
