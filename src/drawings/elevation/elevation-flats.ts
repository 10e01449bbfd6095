import { EDGE, FINE, type Ink, THIN } from "../ink.ts"
import { courses, line, poly, rect, uprights } from "../path.ts"
import { figure, tree } from "../plan/planting.ts"
import { GROUND, ground, setting } from "../site.ts"
import { type Railing, railing, recess, type Size, tall, type WindowStyle, window } from "./facade-parts.ts"

type Bay = "window" | "balcony" | "stair" | "pair"

/** A mid-rise of flats: one rhythm of bays repeated by floor, stilts or shops below, tank and pergola above. */
export function apartments(ink: Ink, { storeys, isBehindWall }: Size = {}) {
  const { rng } = ink
  const floors = storeys ? Math.min(storeys, 9) : rng.whole(4, 6)
  const storey = Math.min(72, Math.round(300 / (floors + 1)))
  const plan: Bay[] = Array.from({ length: rng.whole(3, 5) }, () =>
    rng.pick(["window", "balcony", "balcony", "pair"] as const),
  )
  const stair = rng.whole(0, plan.length - 1)
  plan[stair] = "stair"
  // In proportion to its storeys, of three metres each; two windows need their width.
  const bay = Math.max(62, Math.min(rng.whole(84, 98) - (plan.length - 3) * 9, Math.round(storey * 2.1)))
  const w = bay * plan.length
  const x = rng.whole(110, 520 - w > 110 ? 520 - w : 110)
  const top = GROUND - storey * (floors + 1) + 10
  const [wall, accent] = [
    rng.pick(["sheet", "brass-1", "stone-1", "tile-1", "slate-1"] as const),
    rng.pick(["tile-2", "brass-2", "neem-2", "slate-2", "plum-2", "tile-3"] as const),
  ]
  const rail: Railing = rng.pick(["bars", "glass", "jaali", "cross"])
  const style: WindowStyle = rng.pick(["casement", "tall", "grid"])
  setting(ink, x, x + w)
  ink.wash(
    "shade",
    poly([
      [x + w, top + 24],
      [x + w + 16, top + 40],
      [x + w + 16, GROUND],
      [x + w, GROUND],
    ]),
  )
  ink.solid(wall, rect(x, top, w, GROUND - top), EDGE)
  ink.wash(accent, rect(x + stair * bay, top - 22, bay, GROUND - top + 22))
  for (let f = 0; f < floors; f++) {
    ink.note("storey")
    for (const [i, kind] of plan.entries())
      flatBay(ink, kind, x + i * bay, top + f * storey, bay, storey, rail, style, (f + i) % 2 === 0)
  }
  let slabs = ""
  for (let f = 0; f <= floors; f++) slabs += ink.sketch(x, top + f * storey, x + w, top + f * storey)
  ink.pen(THIN, slabs)
  stilts(ink, x, top + floors * storey, w, plan.length)
  ink.pen(EDGE, ink.sketch(x, top, x, GROUND) + ink.sketch(x + w, top, x + w, GROUND))
  rooftop(ink, x, top, w, stair * bay, bay)
  if (rng.chance(0.6)) tree(ink, rng.pick([x - 20, x + w + 22, x + w * 0.3]), GROUND, rng.whole(70, 110), "neem-3")
  if (!isBehindWall)
    figure(ink, x + w * rng.real(-0.1, 0.9), GROUND, tall(storey, 3), rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, x + w, top, (w / storey) * 3)
}

function flatBay(
  ink: Ink,
  kind: Bay,
  x: number,
  y: number,
  w: number,
  h: number,
  rail: Railing,
  style: WindowStyle,
  wide: boolean,
) {
  if (kind === "stair") {
    ink.pen(
      FINE,
      rect(x + w * 0.3, y + 6, w * 0.4, h - 12) +
        (ink.low
          ? ""
          : courses(x + w * 0.3, y + 6, w * 0.4, h - 12, 5) + uprights(x + w * 0.3, y + 6, w * 0.4, h - 12, 4)),
    )
    return
  }
  // Of a low storey the half is window.
  const [over, high] = [Math.min(12, h * 0.24), Math.max(h - 26, h * 0.5)]
  if (kind === "window") return window(ink, x + w / 2 - 15, y + over, wide ? 34 : 28, high, style)
  if (kind === "pair") {
    window(ink, x + 9, y + over, 20, high, style)
    return window(ink, x + w - 29, y + over, 20, high, style)
  }
  ink.solid("stone-2", rect(x + 7, y + 4, w - 14, h - 5))
  ink.solid("slate-2", rect(x + w * 0.24, y + over, w * 0.5, h - over - 2))
  ink.pen(THIN, line(x + w * 0.48, y + over, x + w * 0.48, y + h))
  ink.wash("shade", recess(x + 7, y + 4, w - 14, h - 5, 8))
  railing(ink, x + 4, y + h - 20, w - 8, 18, rail)
}

function stilts(ink: Ink, x: number, y: number, w: number, bays: number) {
  ink.wash("stone-3", rect(x + 6, y + 6, w - 12, GROUND - y - 6))
  for (let i = 0; i <= bays; i++) ink.solid("sheet", rect(x + (w - 12) * (i / bays), y, 12, GROUND - y))
  const car = x + (w / bays) * ink.rng.whole(0, bays - 1) + 16
  if (ink.rng.chance(0.6)) ink.solid("tile-2", `M${Math.round(car)} ${GROUND - 3}v-9l6-2 8-9h18l9 9 9 3v8z`)
}

function rooftop(ink: Ink, x: number, y: number, w: number, stair: number, bay: number) {
  const { rng } = ink
  railing(ink, x, y - 12, w, 12, rng.pick(["bars", "cross", "glass"] as const))
  ink.solid("stone-1", rect(x + stair + 6, y - 40, bay - 12, 40), EDGE)
  ink.solid("sheet", rect(x + stair - 2, y - 46, bay + 4, 6))
  const far = stair > w / 2 ? x + w * 0.14 : x + w * 0.66
  if (rng.chance(0.5)) {
    ink.solid("slate-2", rect(far, y - 34, 40, 22))
    ink.pen(THIN, uprights(far, y - 12, 40, 12, 3))
  } else ink.pen(EDGE, `${line(far - 20, y - 34, far + 70, y - 34)}${uprights(far - 20, y - 34, 90, 34, 5)}`)
}
