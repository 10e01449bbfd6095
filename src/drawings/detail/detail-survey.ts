// A plot and a house as they were measured.
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { line, type Point, poly, rect } from "../path.ts"
import { doorLeaf } from "../plan/plan-frame.ts"
import { treeFromAbove } from "../plan/planting.ts"
import { dimension } from "../site.ts"

/** A plot as one survey has it and as another has it; what lies between them is in dispute. */
export function boundary(ink: Ink) {
  const { rng } = ink
  const one: Point[] = [
    [150, 96],
    [486, 84],
    [504, 366],
    [128, 378],
  ]
  const other: Point[] = [
    [150, 96],
    [452, 85],
    [462, 367],
    [128, 378],
  ]
  ink.solid("neem-1", poly(one))
  ink.wash("tile-2", poly([other[1]!, one[1]!, one[2]!, other[2]!]))
  let hatch = ""
  for (let y = 96; y < 366; y += 14) hatch += line(453 + (y - 85) * 0.035, y + 12, 486 + (y - 84) * 0.06, y - 6)
  ink.pen(FINE, hatch, "tile-3")
  ink.pen(EDGE, `${poly(one)}`)
  let dashes = ""
  for (let t = 0; t < 1; t += 0.08)
    dashes += line(452 + 10 * t, 85 + 282 * t, 452 + 10 * (t + 0.05), 85 + 282 * (t + 0.05))
  ink.pen(CUT, dashes, "tile-3")
  for (const [x, y] of [...one, other[1]!, other[2]!]) ink.solid("stone-3", rect(x - 6, y - 6, 12, 12))
  ink.solid(
    "brass-1",
    poly([
      [208, 160],
      [382, 154],
      [388, 300],
      [206, 306],
    ]),
    EDGE,
  )
  ink.pen(FINE, line(208, 160, 388, 300) + line(382, 154, 206, 306))
  treeFromAbove(ink, 424, 330, 22, "neem-3")
  treeFromAbove(ink, 172, 344, rng.whole(18, 26))
  ink.wash(
    "stone-1",
    poly([
      [90, 398],
      [560, 384],
      [560, 424],
      [90, 438],
    ]),
  )
  ink.pen(THIN, line(90, 398, 560, 384) + line(90, 438, 560, 424))
  dimension(ink, 150, 62, 452, 62, "14 630")
  dimension(ink, 452, 62, 486, 62, "")
  ink.write("+ 1 650", 500, 56, 12)
  ink.write("HOUSE", 296, 236, 13)
  ink.write("ROAD", 320, 420, 12)
}

/** A house measured wall by wall: no two of them are parallel, so each room is held by its diagonals. */
export function survey(ink: Ink) {
  const poche: Tint = ink.rng.pick(["line", "tile-3", "teak-3"])
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [112, 100],
    [526, 76],
    [546, 372],
    [94, 392],
  ]
  const [top, left, right]: [Point, Point, Point] = [
    [306, 89],
    [104, 248],
    [535, 222],
  ]
  const [middle, low, foot]: [Point, Point, Point] = [
    [312, 238],
    [316, 262],
    [324, 382],
  ]
  const rooms: [Tint, Point[]][] = [
    ["brass-1", [a, top, middle, left]],
    ["slate-1", [top, b, right, middle]],
    ["neem-1", [left, middle, foot, d]],
    ["tile-1", [middle, right, c, foot]],
  ]
  for (const [tint, corners] of rooms) {
    ink.wash(tint, poly(corners))
    const [p, q, r, s] = corners as [Point, Point, Point, Point]
    ink.pen(FINE, line(p[0], p[1], r[0], r[1]) + line(q[0], q[1], s[0], s[1]), "tile-3")
  }
  const wall = (p: Point, q: Point) => line(p[0], p[1], q[0], q[1])
  ink.pen(11, poly([a, b, c, d]), poche)
  ink.pen(8, wall(top, foot) + wall(left, middle) + wall(low, [538, 246]), poche)
  opening(ink, [200, 95], [258, 91], "window")
  opening(ink, [390, 84], [462, 80], "window")
  opening(ink, [100, 300], [97, 352], "window")
  opening(ink, [537, 268], [541, 330], "window")
  opening(ink, [392, 379], [440, 377], "door")
  opening(ink, [308, 140], [309, 184], "door")
  opening(ink, [196, 244], [242, 242], "door")
  opening(ink, [319, 304], [321, 346], "door")
  dimension(ink, 112, 52, 526, 52, "12 440")
  dimension(ink, 94, 424, 546, 424, "13 610")
  dimension(ink, 62, 100, 62, 392, "8 790")
  dimension(ink, 590, 76, 590, 372, "8 910")
  ink.write("4 812", 206, 176, 12)
  ink.write("6 655", 420, 160, 12)
  ink.write("6 390", 206, 322, 12)
  ink.write("6 931", 430, 310, 12)
}

/** A gap in a crooked wall: a leaf that stands open into the room below or to the right, or panes. */
function opening(ink: Ink, [x1, y1]: Point, [x2, y2]: Point, kind: "door" | "window") {
  ink.pen(13, line(x1, y1, x2, y2), kind === "window" ? "slate-1" : "sheet")
  if (kind === "window") return ink.pen(THIN, line(x1, y1, x2, y2))
  const [long, upright] = [Math.round(Math.hypot(x2 - x1, y2 - y1)), Math.abs(y2 - y1) > Math.abs(x2 - x1)]
  if (upright) doorLeaf(ink, [x1, y1], [long, 0], [0, long])
  else doorLeaf(ink, [x1, y1], [0, -long], [long, 0])
}
