import { CUT, EDGE, type Ink, THIN } from "./ink.ts"
import { chain, courses, line, poly, rect, uprights } from "./path.ts"
import { figure, shrubs, tree } from "./planting.ts"
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

/** A truss bridge over the Mutha, its piers and the water. */
export function bridge(ink: Ink) {
  brush(ink, 70, 60, 500, 260, "slate-1")
  tree(ink, 70, 300, 130)
  tree(ink, 574, 300, 110)
  const [from, to, deck, top] = [110, 530, 276, 190]
  const bays = 7
  const w = (to - from) / bays
  let web = ""
  for (let i = 0; i < bays; i++)
    web +=
      i < bays / 2
        ? line(from + w * i, deck, from + w * (i + 1), top)
        : line(from + w * i, top, from + w * (i + 1), deck)
  ink.pen(EDGE, web + uprights(from, top, to - from, deck - top, bays))
  ink.pen(
    5,
    chain([
      [from, deck],
      [from + w, top],
      [to - w, top],
      [to, deck],
    ]),
    "tile-3",
  )
  ink.solid("stone-2", rect(40, deck, 560, 14), EDGE)
  for (const x of [from + 40, (from + to) / 2, to - 40]) {
    ink.solid(
      "stone-1",
      poly([
        [x - 16, deck + 14],
        [x + 16, deck + 14],
        [x + 24, 404],
        [x - 24, 404],
      ]),
      EDGE,
    )
    ink.pen(THIN, courses(x - 19, deck + 20, 38, 110, 5))
  }
  ink.wash("slate-2", "M20 370q70-10 150 0t150 0t150 0t150 0v40H20z")
  ink.pen(THIN, "M40 384q40-8 80 0t80 0M260 392q40-8 80 0t80 0M440 382q40-8 80 0t70 0")
  ink.solid(
    "neem-1",
    poly([
      [14, 290],
      [96, 290],
      [128, 410],
      [14, 410],
    ]) +
      poly([
        [626, 290],
        [546, 290],
        [512, 410],
        [626, 410],
      ]),
    EDGE,
  )
  shrubs(ink, 20, 90, 290)
  figure(ink, 250, deck, 50, "plum-3")
}
