import type { Facts } from "../facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, chain, line, type Point, poly, rect, uprights } from "../path.ts"
import { figure, youngTree } from "../plan/planting.ts"
import { dimension, GROUND, ground, setting } from "../site.ts"
import { squareMetresOf } from "../square-feet.ts"
import { drawGodown } from "./section-godown.ts"
import { bookcase, drawTerraces, furnishBay } from "./section-rooms.ts"
import { drawTopFloor } from "./section-top-floor.ts"

interface House {
  x: number
  floors: number
  storey: number
  /** Left edges of the bays, and the right end. */
  bays: number[]
  stair: number
  court: number
  /** The bay beside the stair that a lift stands in. */
  lift: number
  hasBooks: boolean
  top: number
  roof: "pitched" | "flat"
  /** Of a home the rooms are furnished as one; of anything else they hold desks and shelves. */
  isHome: boolean
}

/** A cut through a house: slabs and walls in poché, stair, courtyard, roof, footings. Along it, or the second way across. */
export function drawSection(ink: Ink, facts: Facts, way: number) {
  if (facts.features.includes("slope")) return drawTerraces(ink, facts)
  if (facts.features.includes("terrace")) return drawTopFloor(ink, facts, way)
  if (facts.building === "godown") return drawGodown(ink, facts, way)
  const house = plan(ink, facts, way % 2 === 1)
  const { x, bays, floors, storey, top } = house
  const right = bays.at(-1)!
  const poche: Tint = ink.rng.pick(["line", "line", "tile-3", "teak-3"])
  setting(ink, x, right)
  for (let floor = 0; floor < floors; floor++) {
    ink.note("storey")
    for (let i = 0; i < bays.length - 1; i++) bay(ink, house, floor, i)
  }
  roof(ink, house, poche)
  let cut = ""
  for (let floor = 0; floor <= floors; floor++)
    for (let i = 0; i < bays.length - 1; i++) {
      const open = (i === house.court && floor > 0) || (i === house.stair && floor > 0 && floor < floors)
      if (!open) cut += rect(bays[i]! - 4, GROUND - 8 - floor * storey, bays[i + 1]! - bays[i]! + 8, 8)
    }
  ink.wash(poche, cut)
  for (let floor = 0; floor < floors; floor++)
    dimension(ink, x - 34, GROUND - 8 - floor * storey, x - 34, GROUND - 8 - (floor + 1) * storey, "3 150")
  figure(ink, bays[0]! + 26, GROUND - 8, storey * 0.52, ink.rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, right, top, Math.round(((right - x) / (storey / 3.15)) * 20) / 20)
  footings(ink, house, poche)
}

function plan(ink: Ink, { storeys = 2, sqft, building, features }: Facts, isAcross: boolean): House {
  const { rng } = ink
  const floors = Math.min(storeys, 6)
  const storey = Math.min(rng.whole(112, 124), Math.round(292 / floors))
  // Across it is half as deep as it is long. Square feet are those of all storeys.
  const long = sqft ? Math.sqrt(squareMetresOf(sqft) / floors) * (isAcross ? 0.85 : 1.4) : rng.real(10, 15)
  const width = Math.min(Math.max((long * storey) / 3.15, isAcross ? 190 : 250), isAcross ? 330 : 470)
  const hasCourt = features.includes("court")
  const count = Math.max(hasCourt ? 3 : 2, Math.min(4, Math.round(width / 118)))
  const parts = Array.from({ length: count }, () => rng.real(0.85, 1.15))
  const whole = parts.reduce((a, b) => a + b, 0)
  const bays = [0]
  for (const part of parts) bays.push(bays.at(-1)! + Math.round((part / whole) * width))
  const x = Math.round(325 - bays.at(-1)! / 2)
  const court = hasCourt ? 1 : -1
  const stair = floors === 1 ? -1 : court === 1 ? rng.pick([0, 2]) : rng.whole(0, count - 1)
  const isPitched = features.includes("trusses") || building === "bungalow" || (building === "wada" && !hasCourt)
  const roof = isPitched || (building === "house" && rng.chance(0.4) && !hasCourt) ? "pitched" : "flat"
  const top = GROUND - 8 - floors * storey
  const isHome = building !== undefined && building !== "shop"
  const lift = features.includes("lift") ? (stair > 0 ? stair - 1 : 1) : -1
  const hasBooks = features.includes("bookshelf")
  return { x, floors, storey, bays: bays.map((b) => b + x), stair, court, lift, hasBooks, top, roof, isHome }
}

function bay(ink: Ink, house: House, floor: number, i: number) {
  const { bays, storey, stair, court, floors } = house
  const [l, r] = [bays[i]!, bays[i + 1]!]
  const base = GROUND - 8 - floor * storey
  const h = storey - 8
  if (i === court) return courtyard(ink, house, floor)
  const wall: Tint = ink.rng.pick(["brass-1", "tile-1", "sheet", "slate-1", "neem-1", "plum-1"])
  ink.solid(wall, rect(l, base - storey, r - l, storey), FINE)
  ink.wash(
    "glow",
    poly([
      [l, base - h],
      [l + (r - l) * 0.4, base],
      [l, base],
    ]),
  )
  if (i === stair) steps(ink, l + 8, r - 8, base, storey, floor < floors - 1)
  else furnish(ink, house, floor, i)
  for (const [at, other] of [
    [l, i - 1],
    [r, i + 1],
  ] as const) {
    const outer = other < 0 || other >= bays.length - 1 || other === court
    if (at === r && !outer) continue
    ink.wash("line", rect(at - 3, base - storey, 6, outer ? storey * 0.34 : storey * 0.38))
    ink.wash("line", outer ? rect(at - 3, base - storey * 0.3, 6, storey * 0.3) : "")
    if (outer) ink.pen(THIN, uprights(at - 4, base - storey * 0.68, 8, storey * 0.4, ink.low ? 1 : 3))
  }
}

function furnish(ink: Ink, { bays, storey, stair, lift, floors, isHome, hasBooks }: House, floor: number, i: number) {
  const [l, r, base, h] = [bays[i]! + 8, bays[i + 1]! - 8, GROUND - 8 - floor * storey, storey - 8]
  if (hasBooks) return bookcase(ink, l, r, base, h)
  if (i !== lift) return furnishBay(ink, l, r, base, h, isHome ? floor * 2 + i : 2, isHome)
  const wide = Math.min(34, (r - l) * 0.4)
  const from = lift < stair ? r + 4 - wide : l - 4
  furnishBay(ink, lift < stair ? l : l + wide, lift < stair ? r - wide : r, base, h, floor * 2 + i, isHome)
  ink.note("lift")
  ink.solid("stone-2", rect(from, base - h, wide, h + 8), THIN)
  ink.pen(FINE, uprights(from, base - h, wide, h + 8, 4))
  if (floor !== Math.min(1, floors - 1)) return
  ink.solid("brass-2", rect(from + 4, base - h * 0.74, wide - 8, h * 0.74), EDGE)
  ink.pen(
    THIN,
    line(from + wide / 2, base - h * 0.74, from + wide / 2, base) +
      line(from + wide / 2, base - h, from + wide / 2, base - h * 0.74),
  )
}

/** Open to the sky, but not the end of the house: beyond the cut one sees its far side with the galleries around it. */
function courtyard(ink: Ink, { bays, court, storey, floors }: House, floor: number) {
  const [l, r] = [bays[court]!, bays[court + 1]!]
  const base = GROUND - 8 - floor * storey
  if (floor === 0) ink.note("court")
  const w = r - l
  ink.solid("stone-1", rect(l, base - storey, w, storey))
  ink.solid(
    "slate-2",
    [0.28, 0.72].map((t) => rect(l + w * (t - 0.12), base - storey * 0.7, w * 0.24, storey * 0.7)).join(""),
  )
  if (floor > 0) {
    ink.solid("sheet", rect(l, base - storey * 0.3, w, storey * 0.3))
    ink.pen(FINE, uprights(l, base - storey * 0.3, w, storey * 0.3, Math.round(w / 12)))
  }
  ink.solid("teak-2", rect(l, base - storey, w, 7))
  if (floor === floors - 1) youngTree(ink, (l + r) / 2, GROUND - 8, Math.min(storey * 1.2, w))
}

function steps(ink: Ink, from: number, to: number, base: number, storey: number, goesOn: boolean) {
  if (!goesOn) return furnishBay(ink, from, to, base, storey - 8, 3, false)
  ink.note("stair")
  const count = 8
  const flight = (x0: number, x1: number, y0: number, y1: number): Point[] => {
    const out: Point[] = [[x0, y0]]
    for (let i = 0; i < count; i++) {
      const y = y0 + ((y1 - y0) * (i + 1)) / count
      out.push([x0 + ((x1 - x0) * i) / count, y], [x0 + ((x1 - x0) * (i + 1)) / count, y])
    }
    return out
  }
  const middle = base - storey / 2
  const back = flight(to - 16, from + 6, middle, base - storey)
  ink.pen(THIN, chain(back) + line(to - 16, middle + 8, from + 6, base - storey + 8))
  const front = flight(from + 6, to - 16, base, middle)
  ink.solid("line", poly([...front, [to, middle], [to, middle + 7], [to - 14, middle + 7], [from + 18, base]]), THIN)
  const rail = (x0: number, x1: number, y0: number, y1: number) =>
    line(x0, y0 - 20, x1, y1 - 20) +
    [0.1, 0.4, 0.7, 1]
      .map((t) => line(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 20))
      .join("")
  ink.pen(THIN, rail(from + 10, to - 16, base, middle))
}

function roof(ink: Ink, { bays, top, roof: kind }: House, poche: Tint) {
  const right = bays.at(-1)!
  if (kind === "pitched") {
    ink.note("trusses")
    const peak: Point = [bays[0]! + (right - bays[0]!) * ink.rng.pick([0.35, 0.5, 0.65]), top - ink.rng.whole(58, 78)]
    const [a, b]: [Point, Point] = [
      [bays[0]! - 26, top + 6],
      [right + 26, top + 6],
    ]
    ink.solid("brass-1", poly([[bays[0]!, top], peak, [right, top]]))
    ink.pen(
      THIN,
      line(peak[0], peak[1], peak[0], top) +
        [0.33, 0.66]
          .map(
            (t) =>
              line(a[0] + (peak[0] - a[0]) * t, a[1] + (peak[1] - a[1]) * t, peak[0], top) +
              line(b[0] + (peak[0] - b[0]) * t, b[1] + (peak[1] - b[1]) * t, peak[0], top),
          )
          .join(""),
    )
    ink.pen(9, chain([a, peak, b]), "tile-3")
    return ink.pen(
      EDGE,
      chain([
        [a[0], a[1] - 7],
        [peak[0], peak[1] - 7],
        [b[0], b[1] - 7],
      ]),
    )
  }
  ink.wash(poche, rect(bays[0]! - 4, top - 22, 6, 22) + rect(right - 2, top - 22, 6, 22))
  const tank = bays[0]! + ink.rng.whole(20, 70)
  ink.solid("slate-2", arch(tank, top - 40, 36, 32))
  ink.pen(EDGE, line(tank + 3, top - 8, tank + 3, top) + line(tank + 33, top - 8, tank + 33, top))
}

function footings(ink: Ink, { bays }: House, poche: Tint) {
  let d = ""
  for (const x of bays) d += rect(x - 4, GROUND, 8, 12) + rect(x - 11, GROUND + 12, 22, 8)
  ink.wash(poche, d)
  ink.pen(CUT, line(bays[0]! - 8, GROUND, bays.at(-1)! + 8, GROUND))
}
