import { CUT, EDGE, type Ink, THIN } from "./ink.ts"
import { courses, line, poly, rect, uprights } from "./path.ts"
import { figure, shrubs, tree } from "./plan/planting.ts"
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
