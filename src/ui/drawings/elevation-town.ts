import {
  door,
  post,
  type Railing,
  railing,
  recess,
  stonework,
  tiles,
  type WindowStyle,
  window,
} from "./facade-parts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { arch, circle, courses, line, poly, rect, uprights } from "./path.ts"
import { figure, tree } from "./planting.ts"
import { GROUND, ground, setting } from "./site.ts"

/** A wada: basalt below with the great door, carved timber galleries above, deep tiled eaves. */
export function wada(ink: Ink) {
  const { rng } = ink
  const floors = rng.pick([1, 1, 2])
  const w = rng.whole(350, 430)
  const x = rng.whole(105, 535 - w)
  const stone = rng.whole(104, 122)
  const gallery = floors === 1 ? rng.whole(84, 96) : 74
  const top = GROUND - stone - gallery * floors
  const timber: Tint = rng.pick(["teak-3", "teak-2", "teak-3", "brass-2"])
  const bays = rng.pick([5, 5, 6])
  setting(ink, x, x + w)

  stonework(ink, x, GROUND - stone, w, stone, rng.pick(["stone-2", "stone-1", "teak-1", "slate-1"]))
  for (let floor = 0; floor < floors; floor++) galleryFloor(ink, x, top + gallery * floor, w, gallery, bays, timber)
  const [hip, ridge] = [rng.whole(8, 60), top - rng.whole(44, 62)]
  tiles(ink, [x - 30, top + 6], [x + w + 30, top + 6], [x + hip, ridge], [x + w - hip, ridge])
  ink.wash("shade", rect(x, GROUND - stone, w, 10))

  const middle = x + w / 2
  const head = rng.pick(["ogee", "round"] as const)
  ink.solid("stone-1", rect(middle - 44, GROUND - stone + 12, 88, stone - 12), EDGE)
  door(ink, middle - 29, GROUND - stone + 26, 58, stone - 26, head)
  ink.wash(
    "brass-3",
    [0.25, 0.75]
      .map((t) => circle(middle - 29 + 58 * t, GROUND - 28, 3) + circle(middle - 29 + 58 * t, GROUND - 48, 3))
      .join(""),
  )
  const openings: WindowStyle = rng.pick(["ogee", "round", "louvre", "grid"])
  for (const t of w > 390 ? [0.1, 0.27, 0.73, 0.9] : [0.16, 0.84])
    window(ink, x + w * t - 14, GROUND - stone + 34, 28, 46, openings)
  if (rng.chance(0.65)) jharokha(ink, middle, top + gallery * (floors - 1), gallery, timber)
  if (rng.chance(0.75))
    figure(ink, middle + rng.pick([-70, 70, 96]), GROUND, 52, rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, x + w, top, w / 30)
}

function galleryFloor(ink: Ink, x: number, y: number, w: number, h: number, bays: number, timber: Tint) {
  const { rng } = ink
  ink.solid(rng.pick(["brass-1", "tile-1", "sheet", "neem-1"]), rect(x, y, w, h), EDGE)
  const bay = w / bays
  const style: WindowStyle = rng.pick(["ogee", "round", "casement"])
  for (let i = 0; i < bays; i++) window(ink, x + bay * (i + 0.5) - bay * 0.22, y + 24, bay * 0.44, h - 28, style)
  ink.wash("shade", rect(x, y, w, 18))
  railing(ink, x - 6, y + h - 26, w + 12, 24, rng.pick(["bars", "jaali", "cross"] as const))
  for (let i = 0; i <= bays; i++) post(ink, x + bay * i, y + 8, 8, h - 8, timber, true)
  ink.solid(timber, rect(x - 10, y + h - 3, w + 20, 8))
  if (!ink.low) ink.pen(THIN, uprights(x - 8, y + h + 5, w + 16, 8, bays * 3))
}

/** The projecting balcony window, with its own little roof and carved foot. */
export function jharokha(ink: Ink, x: number, y: number, h: number, timber: Tint) {
  const [l, top] = [Math.round(x - 34), Math.round(y + 18)]
  const bottom = y + h
  ink.wash("shade", rect(l + 66, top, 12, h - 14))
  ink.solid(timber, `M${l} ${Math.round(bottom)}h68q-4 16-24 20l-10 10-10-10q-20-4-24-20z`)
  ink.solid("brass-2", rect(l, top, 68, bottom - top), EDGE)
  for (let i = 0; i < 3; i++) ink.solid("slate-3", arch(l + 5 + i * 21, top + 8, 16, h * 0.4, "ogee"))
  railing(ink, l + 2, bottom - 22, 64, 20, "jaali")
  ink.solid("tile-3", `M${l - 9} ${top}q24-6 43-26q19 20 43 26z`, EDGE)
  ink.pen(THIN, line(x, top - 26, x, top - 38) + circle(x, top - 40, 2))
}

type Bay = "window" | "balcony" | "stair" | "pair"

/** A mid-rise of flats: one rhythm of bays repeated by floor, stilts or shops below, tank and pergola above. */
export function apartments(ink: Ink) {
  const { rng } = ink
  const floors = rng.whole(4, 6)
  const storey = Math.min(56, Math.round(290 / (floors + 1)))
  const plan: Bay[] = Array.from({ length: rng.whole(3, 5) }, () =>
    rng.pick(["window", "balcony", "balcony", "pair"] as const),
  )
  const stair = rng.whole(0, plan.length - 1)
  plan[stair] = "stair"
  const bay = rng.whole(84, 98) - (plan.length - 3) * 9
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
  for (let f = 0; f < floors; f++)
    for (const [i, kind] of plan.entries())
      flatBay(ink, kind, x + i * bay, top + f * storey, bay, storey, rail, style, (f + i) % 2 === 0)
  let slabs = ""
  for (let f = 0; f <= floors; f++) slabs += ink.sketch(x, top + f * storey, x + w, top + f * storey)
  ink.pen(THIN, slabs)
  stilts(ink, x, top + floors * storey, w, plan.length)
  ink.pen(EDGE, ink.sketch(x, top, x, GROUND) + ink.sketch(x + w, top, x + w, GROUND))
  rooftop(ink, x, top, w, stair * bay, bay)
  if (rng.chance(0.6)) tree(ink, rng.pick([x - 20, x + w + 22, x + w * 0.3]), GROUND, rng.whole(70, 110), "neem-3")
  figure(ink, x + w * rng.real(-0.1, 0.9), GROUND, 32, rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, x + w, top, plan.length * 3.9)
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
  if (kind === "window") return window(ink, x + w / 2 - 15, y + 12, wide ? 34 : 28, h - 26, style)
  if (kind === "pair") {
    window(ink, x + 9, y + 12, 20, h - 26, style)
    return window(ink, x + w - 29, y + 12, 20, h - 26, style)
  }
  ink.solid("stone-2", rect(x + 7, y + 4, w - 14, h - 5))
  ink.solid("slate-2", rect(x + w * 0.24, y + 12, w * 0.5, h - 14))
  ink.pen(THIN, line(x + w * 0.48, y + 12, x + w * 0.48, y + h))
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
