import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { courses, line, type Point, poly, uprights } from "../path.ts"
import { doorLeaf } from "../plan/plan-frame.ts"

type Corner = (ink: Ink, floor: Tint, poche: Tint) => void

/** As many as there are ways to draw a fragment. */
export const corners: Corner[] = [meeting, passage, bay, turnedWall, colonnade, crossing, courtEdge, skewed]

const wall = (ink: Ink, poche: Tint, ...pieces: (readonly Point[])[]) => ink.wash(poche, pieces.map(poly).join(""))
const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Two rooms meet with a door between them. */
function meeting(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(floor, poly(box(96, 116, 460, 290)))
  ink.pen(THIN, courses(96, 116, 220, 290, 9) + uprights(96, 116, 220, 290, 7), "stone-2")
  wall(ink, poche, box(90, 110, 470, 22), box(90, 110, 22, 300), box(312, 132, 16, 70), box(312, 300, 16, 110))
  doorSwing(ink, 320, 202, 98)
  window(ink, box(392, 110, 110, 22))
}

/** A passage with two openings on its one side. */
function passage(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(floor, poly(box(70, 200, 520, 110)))
  ink.pen(THIN, uprights(70, 200, 520, 110, 22), "stone-2")
  wall(
    ink,
    poche,
    box(64, 186, 120, 18),
    box(280, 186, 140, 18),
    box(516, 186, 80, 18),
    box(64, 306, 532, 20),
    box(344, 96, 16, 92),
  )
  doorSwing(ink, 184, 195, 96, true)
  doorSwing(ink, 420, 195, 96, true)
}

/** A bay window pushes out of a thick wall. */
function bay(ink: Ink, floor: Tint, poche: Tint) {
  const out: Point[] = [
    [210, 130],
    [280, 118],
    [380, 118],
    [450, 130],
    [450, 240],
    [210, 240],
  ]
  ink.wash(floor, poly([[80, 226], ...out.slice(5), ...out.slice(0, 5), [580, 226], [580, 400], [80, 400]]))
  ink.pen(THIN, courses(100, 250, 460, 150, 8), "stone-2")
  wall(ink, poche, box(74, 220, 136, 26), box(450, 220, 136, 26), box(192, 126, 20, 98), box(450, 126, 20, 98))
  ink.solid(
    "slate-1",
    poly([
      [206, 122],
      [282, 108],
      [378, 108],
      [454, 122],
      [454, 134],
      [378, 120],
      [282, 120],
      [206, 134],
    ]),
    EDGE,
  )
  ink.solid(
    "teak-2",
    poly([
      [228, 150],
      [286, 138],
      [374, 138],
      [432, 150],
      [432, 186],
      [228, 186],
    ]),
  )
}

/** The wall turns twice around a niche. */
function turnedWall(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(
    floor,
    poly([
      [96, 120],
      [330, 120],
      [330, 220],
      [560, 220],
      [560, 400],
      [96, 400],
    ]),
  )
  ink.pen(THIN, uprights(96, 130, 464, 270, 12), "stone-2")
  wall(ink, poche, box(90, 110, 260, 22), box(328, 110, 22, 120), box(328, 208, 236, 22), box(90, 110, 22, 300))
  ink.solid("teak-2", poly(box(356, 234, 150, 40)), EDGE)
  ink.pen(FINE, line(356, 234, 506, 274) + line(356, 274, 506, 234))
  window(ink, box(150, 110, 110, 22))
}

/** Posts in a row before a step. */
function colonnade(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(floor, poly(box(80, 120, 490, 150)))
  ink.pen(THIN, uprights(80, 120, 490, 150, 20), "stone-2")
  for (let x = 104; x < 560; x += 110) {
    ink.wash(poche, poly(box(x, 250, 34, 34)))
    ink.pen(THIN, poly(box(x - 7, 243, 48, 48)))
  }
  for (const y of [300, 324, 348]) ink.pen(EDGE, ink.sketch(70, y, 580, y))
  wall(ink, poche, box(74, 106, 180, 22), box(374, 106, 202, 22))
  doorSwing(ink, 254, 117, 60, true)
  doorSwing(ink, 374, 117, -60, true)
}

/** Where four rooms meet. */
function crossing(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(floor, poly(box(90, 116, 220, 130)) + poly(box(326, 262, 230, 140)))
  ink.pen(THIN, courses(326, 262, 230, 140, 6) + uprights(326, 262, 230, 140, 9), "stone-2")
  wall(
    ink,
    poche,
    box(84, 246, 130, 16),
    box(290, 246, 120, 16),
    box(490, 246, 76, 16),
    box(310, 110, 16, 60),
    box(310, 220, 16, 120),
  )
  doorSwing(ink, 214, 254, 76, true)
  doorSwing(ink, 410, 254, 80, true)
  ink.pen(CUT, ink.sketch(318, 340, 318, 408))
}

/** Paving meets grass along an edge of stone. */
function courtEdge(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(
    "neem-1",
    poly([
      [330, 120],
      [570, 120],
      [570, 400],
      [250, 400],
    ]),
  )
  ink.wash(
    floor,
    poly([
      [84, 120],
      [330, 120],
      [250, 400],
      [84, 400],
    ]),
  )
  ink.pen(THIN, courses(84, 120, 200, 280, 7), "stone-2")
  ink.pen(9, line(330, 120, 250, 400), "line")
  ink.pen(6, line(330, 120, 250, 400), "stone-2")
  wall(ink, poche, box(78, 106, 150, 22), box(78, 106, 22, 300))
  let grass = ""
  for (let i = 0; i < 34; i++) grass += `M${ink.rng.whole(350, 550)} ${ink.rng.whole(140, 390)}l3-9m3 9l2-7`
  ink.pen(THIN, grass, "neem-3")
}

/** No two walls parallel, as one finds an old house. */
function skewed(ink: Ink, floor: Tint, poche: Tint) {
  ink.wash(
    floor,
    poly([
      [104, 134],
      [540, 112],
      [560, 388],
      [86, 404],
    ]),
  )
  ink.pen(THIN, courses(110, 150, 430, 240, 8), "stone-2")
  wall(
    ink,
    poche,
    [
      [92, 124],
      [548, 98],
      [550, 120],
      [94, 146],
    ],
    [
      [92, 124],
      [116, 124],
      [98, 410],
      [74, 410],
    ],
    [
      [330, 122],
      [348, 120],
      [340, 230],
      [322, 230],
    ],
    [
      [318, 310],
      [336, 310],
      [332, 404],
      [314, 404],
    ],
  )
  ink.pen(FINE, line(112, 146, 556, 388) + line(540, 120, 96, 404), "tile-3")
  ink.write("?", 330, 276, 14)
}

function window(ink: Ink, corners: Point[]) {
  ink.solid("slate-1", poly(corners), EDGE)
  const [[x, y], , [right, foot]] = corners as [Point, Point, Point, Point]
  ink.pen(THIN, line(x, (y + foot) / 2, right, (y + foot) / 2))
}

/** A door of this width. Level: in a wall that runs across the sheet. */
function doorSwing(ink: Ink, x: number, y: number, size: number, isLevel = false) {
  if (isLevel) doorLeaf(ink, [x, y], [0, Math.abs(size)], [size, 0])
  else doorLeaf(ink, [x, y], [size, 0], [0, size])
}
