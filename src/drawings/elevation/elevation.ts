import type { Building, Facts } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { courses, line, rect, uprights } from "../path.ts"
import { canopy, figure, shrubs } from "../plan/planting.ts"
import { GROUND, ground, setting } from "../site.ts"
import { apartments } from "./elevation-flats.ts"
import { bungalow } from "./elevation-house.ts"
import { modern } from "./elevation-modern.ts"
import { rowHouses, wada } from "./elevation-town.ts"
import { door, railing, type Size, tall, window } from "./facade-parts.ts"

const houses: Partial<Record<Building, (ink: Ink, size: Size) => void>> = {
  ...{ flat: apartments, "row-house": rowHouses, house: modern, bungalow, wada, shop },
}

/** A façade with the storeys and about the width that its project has; the second way from over its garden wall. */
export function drawElevation(
  ink: Ink,
  { building = "house", storeys, sqft, features, materials }: Facts,
  way: number,
) {
  const isBehindWall = way % 2 === 1
  houses[building]?.(ink, { storeys, sqft, materials, isBehindWall })
  if (isBehindWall) gardenWall(ink)
  if (features.includes("tree")) oldTree(ink)
}

/** The one that was there before the house, beside it and as high as three storeys. */
function oldTree(ink: Ink) {
  ink.note("tree")
  const x = Math.round(ink.frame()[0]) - 40
  ink.pen(9, `M${x} ${GROUND}q-6-60 2-110M${x} ${GROUND - 70}q16-20 34-56M${x} ${GROUND - 84}q-14-16-34-44`, "teak-3")
  const crown = canopy(ink, x, GROUND - 150, 92, 72, 13)
  ink.wash("neem-2", crown)
  ink.wash("shade", canopy(ink, x + 24, GROUND - 132, 60, 44, 9))
  ink.pen(FINE, crown)
}

/** In front of the house, its gate open in the middle. */
function gardenWall(ink: Ink) {
  const { rng } = ink
  const [left, right, foot] = [-500, 1140, GROUND + 40]
  const gate = rng.whole(250, 390)
  ink.behind(() => {
    ink.wash("stone-2", rect(left, GROUND + 2, right - left, 200))
    for (const [from, to] of [
      [left, gate - 58],
      [gate + 58, right],
    ] as const) {
      shrubs(ink, Math.max(from, -60), Math.min(to, 700), foot - 62)
      ink.solid("stone-1", rect(from, foot - 62, to - from, 62), EDGE)
      ink.solid("tile-2", rect(from - 4, foot - 72, to - from + 8, 11), EDGE)
    }
  })
  for (const at of [gate - 70, gate + 54]) {
    ink.solid("stone-2", rect(at, foot - 98, 16, 98), EDGE)
    ink.solid("tile-3", rect(at - 5, foot - 106, 26, 9), EDGE)
  }
  for (const [from, to] of [
    [gate - 54, gate - 22],
    [gate + 22, gate + 54],
  ] as const)
    ink.pen(
      EDGE,
      uprights(from, foot - 82, to - from, 78, 5) +
        line(from, foot - 82, to, foot - 82) +
        line(from, foot - 14, to, foot - 14),
    )
  ink.pen(THIN, line(gate - 50, foot, gate + 50, foot))
  figure(ink, gate + rng.whole(-8, 8), foot, 58, rng.pick(["plum-3", "tile-3", "slate-3"]))
}

/** A shop to the street: a wide opening under its half raised shutter, jars on shelves within, rooms above. */
function shop(ink: Ink, { storeys = 2 }: Size = {}) {
  const { rng } = ink
  const [w, low, high] = [rng.whole(370, 420), 140, 128]
  const x = 320 - w / 2
  const above = Math.min(storeys, 3) - 1
  const top = GROUND - low - high * above
  const wall: Tint = rng.pick(["brass-1", "tile-1", "sheet", "neem-1", "slate-1"])
  setting(ink, x, x + w)
  ink.solid(wall, rect(x, top, w, GROUND - top), EDGE)
  ink.note("storey")
  const [ox, ow, oy] = [x + 26, w - 52, GROUND - low + 42]
  ink.solid("stone-3", rect(ox, oy, ow, GROUND - oy), EDGE)
  for (const y of [oy + 34, oy + 66]) {
    ink.solid("teak-2", rect(ox, y, ow, 5))
    for (let at = ox + 12; at < ox + ow - 16; at += 26) {
      const tall = rng.whole(14, 24)
      ink.solid(rng.pick(["brass-3", "tile-3", "brass-2", "neem-2", "sheet"]), rect(at, y - tall, 17, tall), FINE)
    }
  }
  ink.solid("teak-2", rect(ox + 20, GROUND - 34, ow - 120, 34), EDGE)
  ink.solid("slate-2", rect(ox, oy, ow, 16), EDGE)
  ink.pen(THIN, courses(ox, oy, ow, 16, 4))
  ink.solid(rng.pick(["tile-3", "neem-3", "brass-3", "slate-3"]), rect(x + 14, oy - 34, w - 28, 26), EDGE)
  ink.solid("stone-1", rect(x - 8, GROUND - low - 6, w + 16, 10), EDGE)
  for (let storey = 1; storey <= above; storey++) upper(ink, x, GROUND - low - high * storey, w, high)
  ink.solid("stone-1", rect(x - 10, top - 10, w + 20, 12), EDGE)
  const place = ox + ow * rng.real(0.62, 0.9)
  figure(ink, place, GROUND, tall(low, 3.3), rng.pick(["plum-3", "tile-3", "slate-3"]))
  ground(ink, x, x + w, top, (w / low) * 3.3)
}

function upper(ink: Ink, x: number, y: number, w: number, h: number) {
  const { rng } = ink
  ink.note("storey")
  const style = rng.pick(["shutters", "casement", "grid"] as const)
  const bays = style === "shutters" ? 3 : 4
  for (let i = 0; i < bays; i++) window(ink, x + (w * (i + 0.5)) / bays - 15, y + 20, 30, 50, style)
  if (rng.chance(0.5)) {
    door(ink, x + w / 2 - 15, y + 22, 30, h - 26, "flat")
    railing(ink, x + w / 2 - 60, y + h - 32, 120, 26, "bars")
  }
  ink.pen(THIN, line(x, y, x + w, y))
}
