import { apartments } from "./elevation/elevation-flats.ts"
import { bungalow } from "./elevation/elevation-house.ts"
import { CUT, EDGE, FINE, type Ink, THIN } from "./ink.ts"
import { circle, courses, line, poly, rect, uprights } from "./path.ts"
import { canopy, figure, shrubs, tree, treeFromAbove } from "./plan/planting.ts"
import { brush, GROUND, groundLine } from "./site.ts"

/** A wall half built, its scaffold, the hoist. */
export function scaffold(ink: Ink) {
  brush(ink, 70, 70, 500, 290, "brass-1")
  const steps = [0, 0, 1, 1, 2, 3, 3, 2]
  let [wall, joints] = ["", ""]
  for (let row = 0; row < 12; row++)
    for (let i = 0; i < 8; i++) {
      if (row > 11 - steps[i]! * 2) continue
      const x = 170 + i * 40 + (row % 2) * 20
      if (x < 480) wall += rect(x, GROUND - (row + 1) * 22, 40, 22)
    }
  ink.solid("tile-2", wall)
  ink.solid("slate-2", rect(230, GROUND - 130, 60, 64), EDGE)
  ink.solid("stone-1", rect(222, GROUND - 142, 76, 12), EDGE)
  ink.solid("teak-3", rect(370, GROUND - 108, 48, 108), EDGE)
  for (const y of [100, 190, 280]) joints += line(130, GROUND - y, 530, GROUND - y)
  ink.pen(
    EDGE,
    joints +
      uprights(110, GROUND - 320, 440, 320, 4) +
      line(220, GROUND, 330, GROUND - 320) +
      line(440, GROUND, 330, GROUND - 320),
    "teak-3",
  )
  ink.pen(CUT, line(130, GROUND - 100, 530, GROUND - 100) + line(130, GROUND - 190, 530, GROUND - 190), "brass-3")
  ink.pen(EDGE, line(440, GROUND - 330, 540, GROUND - 330) + line(524, GROUND - 330, 524, GROUND - 210))
  ink.solid(
    "neem-2",
    poly([
      [506, GROUND - 210],
      [542, GROUND - 210],
      [536, GROUND - 178],
      [512, GROUND - 178],
    ]),
    EDGE,
  )
  figure(ink, 300, GROUND - 192, 66, "plum-3")
  figure(ink, 470, GROUND - 102, 66, "slate-3")
  ink.solid("brass-2", rect(46, GROUND - 22, 66, 22) + rect(56, GROUND - 44, 46, 22), EDGE)
  groundLine(ink)
}

/** The concrete frame of a house on its footings in the earth: what stands when the walls are not there yet. */
export function frame(ink: Ink) {
  const ground = 330
  const floors = [238, 146]
  const columns = [172, 272, 372, 472]
  brush(ink, 70, 50, 500, 280, "slate-1")
  tree(ink, 80, ground, 140)
  tree(ink, 582, ground, 110)
  groundLine(ink, ground)
  ink.pen(THIN, courses(40, ground + 30, 70, 56, 2) + courses(530, ground + 40, 70, 56, 2), "teak-3")
  for (const x of columns) {
    ink.solid(
      "stone-2",
      poly([
        [x - 11, 386],
        [x + 11, 386],
        [x + 40, 410],
        [x + 40, 426],
        [x - 40, 426],
        [x - 40, 410],
      ]),
      EDGE,
    )
    ink.solid("stone-1", rect(x - 11, floors[1]!, 22, 386 - floors[1]!), EDGE)
    // Its steel waits for the storey to come.
    ink.pen(EDGE, uprights(x - 8, 96, 16, floors[1]! - 96, 3), "tile-3")
    ink.pen(THIN, courses(x - 9, 106, 18, 24, 2), "tile-3")
  }
  for (const y of [...floors, ground - 8]) ink.solid("stone-2", rect(148, y, 348, 16), EDGE)
  ink.pen(EDGE, uprights(196, 254, 52, 68, 3) + uprights(296, 254, 52, 68, 3), "teak-3")
  ink.pen(CUT, line(190, 256, 254, 256) + line(290, 256, 354, 256), "brass-3")
  figure(ink, 422, floors[0]!, 62, "plum-3")
  figure(ink, 528, ground, 66, "slate-3")
  shrubs(ink, 96, 136, ground)
}

/** A house of flats and the ring with its keys. */
export function keys(ink: Ink) {
  apartments(ink, { storeys: 3 })
  ring(ink, 560, 196)
}

function ring(ink: Ink, x: number, y: number) {
  ink.pen(5, circle(x, y, 30), "brass-3")
  for (const [dx, tint] of [
    [-16, "brass-2"],
    [12, "brass-3"],
  ] as const) {
    ink.solid(tint, circle(x + dx, y + 46, 17), EDGE)
    ink.solid("sheet", circle(x + dx, y + 42, 6), EDGE)
    ink.solid(tint, `M${x + dx - 5} ${y + 62}h10v82h-10v-12h-12v-12h12v-10h-8v-12h8z`, EDGE)
  }
}

/** A crack in a wall under the glass. */
export function inspection(ink: Ink) {
  bungalow(ink, { storeys: 1, sqft: 1400, isBehindWall: true })
  const [x, y] = [470, 300]
  ink.pen(16, line(x + 46, y + 46, x + 104, y + 104), "line")
  ink.pen(11, line(x + 46, y + 46, x + 104, y + 104), "teak-3")
  ink.solid("slate-1", circle(x, y, 66), CUT)
  ink.pen(FINE, courses(x - 54, y - 36, 108, 72, 4))
  ink.pen(3, `M${x - 26} ${y - 50}l18 26-12 16 24 22-8 18 20 22`, "tile-3")
}

/** A garden from above: lawn, path, beds, a pond, trees. */
export function garden(ink: Ink) {
  ink.wash("neem-1", rect(80, 70, 480, 340))
  ink.pen(CUT, rect(80, 70, 480, 340))
  ink.solid("stone-1", rect(230, 70, 180, 74), EDGE)
  ink.pen(THIN, line(230, 70, 410, 144) + line(410, 70, 230, 144))
  for (let i = 0; i < 8; i++)
    ink.solid("stone-2", circle(320 + Math.round(Math.sin(i * 0.7) * 46), 168 + i * 32, 15), THIN)
  ink.solid("slate-2", "M430 300q10-54 70-46q44 14 30 62q-20 44-70 32q-40-10-30-48z", EDGE)
  ink.pen(THIN, "M456 296q16-8 32 0t26 0M462 322q14-6 26 0t20 0", "sheet")
  for (const [x, y, w, h] of [
    [96, 90, 110, 36],
    [434, 90, 110, 36],
    [96, 352, 150, 42],
  ] as const) {
    ink.solid("teak-1", rect(x, y, w, h), THIN)
    for (let at = x + 14; at < x + w - 6; at += 24) ink.solid("tile-2", canopy(ink, at, y + h / 2, 9, 9, 6), FINE)
  }
  treeFromAbove(ink, 156, 196, 46)
  treeFromAbove(ink, 190, 290, 34, "neem-3")
  treeFromAbove(ink, 488, 186, 38, "brass-2")
}

/** A will with its seal beside the house that it leaves. */
export function will(ink: Ink) {
  bungalow(ink, { storeys: 1, sqft: 900, isBehindWall: true })
  const [x, y] = [452, 168]
  ink.wash("shade", rect(x + 10, y + 12, 132, 176))
  ink.solid("sheet", rect(x, y, 132, 176), EDGE)
  ink.pen(EDGE, line(x + 34, y + 26, x + 98, y + 26))
  ink.pen(THIN, courses(x + 18, y + 38, 96, 84, 6))
  ink.solid("tile-3", circle(x + 98, y + 144, 17), EDGE)
  ink.pen(THIN, `M${x + 18} ${y + 146}q8-20 14 0t14-6 12 4 18-4`)
}
