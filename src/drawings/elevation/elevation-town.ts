import { EDGE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, circle, line, rect, uprights } from "../path.ts"
import { figure } from "../plan/planting.ts"
import { GROUND, ground, setting } from "../site.ts"
import { gable, RAILINGS, WALLS } from "./elevation-house.ts"
import {
  door,
  post,
  railing,
  type Size,
  stonework,
  storeyOf,
  tall,
  tiles,
  unitsOf,
  type WindowStyle,
  window,
} from "./facade-parts.ts"

/** A wada: basalt below with the great door, carved timber galleries above, deep tiled eaves. */
export function wada(ink: Ink, size: Size = {}) {
  const { rng } = ink
  const floors = size.storeys ? Math.min(size.storeys - 1, 2) : rng.pick([1, 1, 2])
  const free = rng.whole(350, 430)
  const w = unitsOf(size, 340, 440) ?? free
  const x = rng.whole(105, 535 - w)
  const [freeStone, freeGallery] = [rng.whole(104, 122), floors < 2 ? rng.whole(84, 96) : 74]
  const stone = storeyOf(size, w, 3.7, 92, 122) ?? freeStone
  const gallery = floors < 2 ? (storeyOf(size, w, 3.2, 80, 96) ?? freeGallery) : freeGallery
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
  ink.note("storey")
  if (floors > 0 && rng.chance(0.65)) jharokha(ink, middle, top + gallery * (floors - 1), gallery, timber)
  const place = middle + rng.pick([-70, 70, 96])
  if (!size.isBehindWall && rng.chance(0.75))
    figure(ink, place, GROUND, tall(stone, 3.7), rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, x + w, top, (w / stone) * 3.7)
}

function galleryFloor(ink: Ink, x: number, y: number, w: number, h: number, bays: number, timber: Tint) {
  const { rng } = ink
  ink.note("storey")
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
function jharokha(ink: Ink, x: number, y: number, h: number, timber: Tint) {
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

/** A row of narrow houses, each its own colour, roof and opening, under one hand. */
export function rowHouses(ink: Ink, { storeys = 2, sqft, isBehindWall }: Size = {}) {
  const { rng } = ink
  const some = rng.whole(3, 5)
  // A house of the row has nine hundred square feet a storey.
  const units = sqft ? Math.min(Math.max(Math.round(sqft / storeys / 900), 2), 5) : some
  const each = rng.whole(108, 126) - (units - 3) * 6
  const from = Math.round(320 - (each * units) / 2)
  const floor = GROUND - 10
  setting(ink, from, from + each * units)
  const high = Math.min(storeys, 3)
  const storey = [90, 86, 80][high - 1]!
  const tops = Array.from({ length: units }, () => floor - storey * high - rng.whole(-14, 20))
  for (let i = 0; i < high; i++) ink.note("storey")
  const roofs = tops.map((top, i) => rowShell(ink, from + i * each, top, floor, each))
  tops.forEach((top, i) => {
    rowOpenings(ink, from + i * each, top, floor, each, high, storey)
  })
  ink.solid("stone-2", rect(from - 4, floor, each * units + 8, GROUND - floor))
  const place = from + each * rng.real(0.3, units - 0.3)
  if (!isBehindWall && rng.chance(0.7))
    figure(ink, place, GROUND, tall(storey, 3.1), rng.pick(["plum-3", "slate-3", "brass-3"]))
  ground(ink, from, from + each * units, Math.min(...roofs), ((each * units) / storey) * 3.1)
}

/** Wall and roof of one house; answers how high it reaches. */
function rowShell(ink: Ink, x: number, top: number, floor: number, w: number): number {
  const { rng } = ink
  ink.solid(rng.pick([...WALLS, "tile-2", "neem-2", "slate-2"] as const), rect(x, top, w, floor - top), EDGE)
  ink.wash("shade", rect(x, top, w, 9) + rect(x + w - 7, top, 7, floor - top))
  const roof = rng.whole(0, 2)
  if (roof === 0) gable(ink, x + w / 2, top, w / 2, rng.pick(WALLS))
  if (roof === 1) tiles(ink, [x - 8, top], [x + w + 8, top], [x + 8, top - 36], [x + w - 8, top - 36])
  if (roof === 2) {
    ink.solid("sheet", rect(x - 3, top - 20, w + 6, 20), EDGE)
    ink.pen(THIN, uprights(x, top - 15, w, 11, 9) + rect(x, top - 15, w, 11))
  }
  return roof === 2 ? top - 20 : top - 36
}

function rowOpenings(ink: Ink, x: number, top: number, floor: number, w: number, storeys: number, storey: number) {
  const { rng } = ink
  const style: WindowStyle = rng.pick(["casement", "round", "ogee", "grid", "louvre"])
  for (let i = 1; i < storeys; i++) upperOpenings(ink, x, top + 22 + (i - 1) * storey, w, style)
  const side = rng.chance(0.5)
  door(
    ink,
    x + (side ? 14 : w - 44),
    floor - 64,
    30,
    64,
    rng.pick(["flat", "round", "ogee"]),
    rng.pick(["teak-3", "neem-3", "slate-3", "plum-3", "tile-3"]),
  )
  window(ink, x + (side ? w - 40 : 14), floor - 58, 26, 34, "casement", true)
  if (rng.chance(0.4)) ink.wash("neem-3", arch(x + (side ? w - 20 : 4), floor - 18, 14, 18))
}

function upperOpenings(ink: Ink, x: number, y: number, w: number, style: WindowStyle) {
  const { rng } = ink
  if (rng.chance(0.5)) {
    window(ink, x + w / 2 - 15, y, 30, 56, style)
    railing(ink, x + 12, y + 36, w - 24, 24, rng.pick(RAILINGS))
  } else for (const at of [0.28, 0.72]) window(ink, x + w * at - 12, y, 24, 42, style === "louvre" ? "grid" : style)
}
