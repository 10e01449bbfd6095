import { EDGE, type Ink, THIN, type Tint } from "../ink.ts"
import { circle, courses, line, poly, rect, uprights } from "../path.ts"
import { figure, tulsi } from "../plan/planting.ts"
import { GROUND, ground, setting } from "../site.ts"
import {
  brickwork,
  door,
  post,
  type Railing,
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

export const WALLS = ["brass-1", "tile-1", "sheet", "slate-1", "neem-1", "plum-1", "stone-1", "brass-2"] as const

export const RAILINGS = ["bars", "cross", "jaali"] as const

/** A bungalow: stone plinth, verandah on posts, one or two storeys, hipped or gabled tile roofs. */
export function bungalow(ink: Ink, size: Size = {}) {
  const { rng } = ink
  const storeys = size.storeys ? Math.min(size.storeys, 2) : rng.pick([1, 1, 2])
  const free = rng.whole(370, storeys === 1 ? 470 : 400)
  const w = unitsOf(size, 250, storeys === 1 ? 480 : 430) ?? free
  const x = rng.whole(80, 560 - w)
  const floor = GROUND - rng.whole(16, 26)
  const wall: Tint = rng.pick(WALLS)
  const drawn = storeys === 1 ? rng.whole(104, 116) : rng.whole(90, 100)
  const storey = storeyOf(size, w, 3.3, 84, storeys === 1 ? 116 : 100) ?? drawn
  const eaves = floor - storey * storeys
  const rise = rng.whole(66, 96)
  setting(ink, x, x + w)

  walls(ink, size, [x, eaves, w, floor - eaves], wall, storey)
  ink.wash("shade", rect(x, eaves, w, 12) + rect(x + w - 12, eaves + 12, 12, floor - eaves - 12))
  const hip = rng.whole(30, 96)
  tiles(
    ink,
    [x - 22, eaves],
    [x + w + 22, eaves],
    [x + hip, eaves - rise],
    [x + w - hip, eaves - rise],
    rng.pick(["tile-2", "tile-3", "tile-2"]),
  )
  const style: WindowStyle = rng.pick(["casement", "shutters", "round", "grid"])
  ink.note("storey")
  if (storeys === 2) upperFloor(ink, x, eaves, w, storey, style)
  stonework(ink, x - 6, floor, w + 12, GROUND - floor)

  const deep = rng.real(0.42, 0.62) * w
  const vx = rng.pick([x - 8, x + w - deep + 8, x + (w - deep) / 2])
  verandah(ink, vx, floor, deep, storey * 0.92, style, size.materials?.includes("glass"))
  for (const [from, to] of [
    [x, vx],
    [vx + deep, x + w],
  ] as const) {
    const gap = to - from
    const count = Math.floor(gap / 84) || (gap > 60 ? 1 : 0)
    for (let i = 0; i < count; i++)
      window(ink, from + (gap * (i + 0.5)) / count - 17, floor - storey * 0.66, 34, 46, style, style !== "shutters")
  }
  if (rng.chance(0.5)) tulsi(ink, rng.pick([x - 30, x + w + 34]), GROUND, 30, rng.pick(["tile-2", "brass-2", "sheet"]))
  const place = vx + deep * rng.real(0.1, 0.95)
  if (!size.isBehindWall && rng.chance(0.6))
    figure(ink, place, GROUND, tall(storey, 3.3), rng.pick(["plum-3", "tile-3", "slate-3", "brass-3"]))
  ground(ink, x, x + w, eaves, (w / storey) * 3.3)
}

/** Plastered; or as it is built, of basalt below and brick above where both are named. */
function walls(
  ink: Ink,
  { materials = [] }: Size,
  [x, top, w, h]: readonly [number, number, number, number],
  plaster: Tint,
  storey: number,
) {
  ink.solid(plaster, rect(x, top, w, h), EDGE)
  const isStone = materials.includes("basalt")
  if (materials.includes("brick")) brickwork(ink, x, top, w, isStone ? h - storey : h)
  if (!isStone) return
  ink.note("basalt")
  const high = h > storey ? storey : h
  stonework(ink, x, top + h - high, w, high, "stone-2")
}

function upperFloor(ink: Ink, x: number, eaves: number, w: number, storey: number, style: WindowStyle) {
  ink.note("storey")
  const bays = ink.rng.whole(3, 4)
  ink.pen(THIN, ink.sketch(x, eaves + storey, x + w, eaves + storey))
  for (let i = 0; i < bays; i++) window(ink, x + (w * (i + 0.5)) / bays - 16, eaves + 24, 32, 46, style)
  if (ink.rng.chance(0.6))
    gable(ink, x + w * ink.rng.pick([0.25, 0.5, 0.75]), eaves - 2, ink.rng.whole(46, 60), ink.rng.pick(WALLS))
}

/** A gable with bargeboards, a round vent and a finial. */
export function gable(ink: Ink, x: number, y: number, half: number, wall: Tint) {
  ink.solid(
    wall,
    poly([
      [x - half, y],
      [x + half, y],
      [x, y - half * 0.86],
    ]),
    EDGE,
  )
  ink.pen(
    5,
    `${line(x - half - 10, y + 8, x, y - half * 0.9)}${line(x, y - half * 0.9, x + half + 10, y + 8)}`,
    "tile-3",
  )
  ink.solid("slate-2", circle(x, y - half * 0.34, half * 0.17))
  ink.pen(THIN, line(x, y - half * 0.9, x, y - half * 0.9 - 14) + circle(x, y - half * 0.9 - 16, 2))
}

function verandah(ink: Ink, x: number, floor: number, w: number, h: number, style: WindowStyle, isGlazed = false) {
  const { rng } = ink
  const top = floor - h + 20
  ink.wash("shade", rect(x + 6, top, w - 6, floor - top))
  const middle = x + w / 2
  door(
    ink,
    middle - 19,
    floor - 62,
    38,
    62,
    style === "round" ? "round" : "flat",
    rng.pick(["teak-3", "neem-3", "slate-3", "tile-3"]),
  )
  if (w > 170)
    for (const at of [x + w * 0.2, x + w * 0.8])
      window(ink, at - 14, floor - 58, 28, 38, style === "shutters" ? "casement" : style)
  const bays = Math.max(3, Math.round(w / 58)) | 1
  const rail: Railing = rng.pick(RAILINGS)
  if (isGlazed) glaze(ink, x, top, w, floor - top, bays)
  for (let i = 0; i < bays && !isGlazed; i++)
    if (i !== bays >> 1) railing(ink, x + (w * i) / bays, floor - 22, w / bays, 22, rail)
  const tint: Tint = rng.pick(["teak-2", "sheet", "teak-3", "brass-1"])
  const carved = rng.chance(0.5)
  for (let i = 0; i <= bays; i++) post(ink, x + 4 + ((w - 8) * i) / bays, top, 8, floor - top, tint, carved)
  tiles(ink, [x - 14, top], [x + w + 14, top], [x + 4, top - 32], [x + w - 4, top - 32])
  if (rng.chance(0.45)) gable(ink, middle, top - 4, 34, rng.pick(WALLS))
  for (let s = 0; s < 3; s++)
    ink.solid(
      "stone-1",
      rect(middle - 26 - s * 7, floor + ((GROUND - floor) * s) / 3, 52 + s * 14, (GROUND - floor) / 3),
    )
}

/** Folding doors of glass between the posts, one leaf of the middle bay open. */
function glaze(ink: Ink, x: number, y: number, w: number, h: number, bays: number) {
  ink.note("glass")
  const each = w / bays
  for (let i = 0; i < bays; i++) {
    const open = i === bays >> 1 ? each / 2 : 0
    ink.solid("slate-1", rect(x + each * i + open, y, each - open, h), EDGE)
    ink.pen(
      THIN,
      uprights(x + each * i + open, y, each - open, h, open ? 2 : 3) +
        courses(x + each * i + open, y, each - open, h, 3),
      "teak-3",
    )
  }
}
