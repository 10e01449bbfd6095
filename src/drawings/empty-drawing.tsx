import type { EmptyStateName } from "./empty-states.ts"
import { createInk, EDGE, FINE, type Ink, THIN } from "./ink.ts"
import { arch, circle, courses, ellipse, line, poly, rect } from "./path.ts"
import { shrubs, tree, treeFromAbove } from "./plan/planting.ts"
import { Sheet, type SheetProps } from "./sheet.tsx"
import { brush, dimension, earth, GROUND } from "./site.ts"

/** A quiet drawing for a page that has nothing to show yet; decoration, the words stand beside it. */
export function EmptyDrawing({ of, ...sheet }: SheetProps & { of: EmptyStateName }) {
  const ink = createInk(`empty ${of}`)
  scenes[of](ink)
  return <Sheet ink={ink} bare {...sheet} />
}

const scenes: Record<EmptyStateName, (ink: Ink) => void> = {
  results: unfinishedArch,
  bookings: emptyPlot,
  notifications: bell,
  messages: twoWindows,
  error: fallenStone,
}

function emptyPlot(ink: Ink) {
  brush(ink, 90, 90, 460, 290, "neem-1")
  ink.pen(
    EDGE,
    ink.sketch(150, 110, 490, 110) +
      ink.sketch(490, 110, 490, 370) +
      ink.sketch(490, 370, 150, 370) +
      ink.sketch(150, 370, 150, 110),
  )
  let dashes = ""
  for (let at = 0; at < 180; at += 18) dashes += line(230 + at, 170, 240 + at, 170) + line(230 + at, 310, 240 + at, 310)
  for (let at = 0; at < 140; at += 18) dashes += line(230, 170 + at, 230, 180 + at) + line(410, 170 + at, 410, 180 + at)
  ink.pen(THIN, dashes, "tile-3")
  for (const [x, y] of [
    [230, 170],
    [410, 170],
    [230, 310],
    [410, 310],
  ] as const)
    ink.solid("tile-3", rect(x - 5, y - 5, 10, 10))
  treeFromAbove(ink, 450, 150, 30)
  treeFromAbove(ink, 186, 336, 24, "neem-3")
  treeFromAbove(ink, 460, 338, 16, "brass-2")
  dimension(ink, 150, 84, 490, 84, "12 000")
  dimension(ink, 122, 110, 122, 370, "9 000")
}

function bell(ink: Ink) {
  brush(ink, 110, 90, 420, 290, "slate-1")
  ink.solid("teak-1", arch(196, 70, 248, GROUND - 70, "ogee"), EDGE)
  ink.solid("sheet", arch(220, 104, 200, GROUND - 104, "ogee"), EDGE)
  ink.pen(EDGE, line(320, 104, 320, 210), "brass-3")
  ink.solid("brass-3", "M306 212q14-14 28 0q6 50 30 68h-88q24-18 30-68z", EDGE)
  ink.solid("brass-2", rect(270, 280, 100, 10), EDGE)
  ink.solid("brass-3", circle(320, 298, 8), EDGE)
  ink.wash("shade", "M336 214q4 48 26 66h-20q-14-26-14-68z")
  ink.solid("stone-1", rect(180, GROUND - 14, 280, 14), EDGE)
  tree(ink, 520, GROUND, 150)
  shrubs(ink, 80, 170, GROUND)
  earth(ink)
}

function twoWindows(ink: Ink) {
  brush(ink, 90, 100, 460, 270, "tile-1")
  for (const [x, tint] of [
    [150, "neem-2"],
    [370, "tile-2"],
  ] as const) {
    ink.solid("brass-1", rect(x - 24, 120, 168, GROUND - 120), EDGE)
    ink.solid("slate-2", arch(x + 14, 170, 92, 130, "ogee"), EDGE)
    ink.solid(tint, rect(x - 28, 170 + 34, 40, 96) + rect(x + 108, 204, 40, 96), EDGE)
    ink.pen(FINE, courses(x - 28, 204, 40, 96, 8) + courses(x + 108, 204, 40, 96, 8))
    ink.pen(EDGE, line(x + 4, 303, x + 116, 303))
  }
  ink.pen(THIN, "M260 226q60 46 116 0")
  for (const [x, y] of [
    [284, 241],
    [318, 249],
    [352, 241],
  ] as const)
    ink.solid(
      "sheet",
      poly([
        [x - 7, y],
        [x + 7, y],
        [x, y + 14],
      ]),
    )
  earth(ink)
}

/** Wedge stones of an arch round (320, 250), from the left springer up to `upTo` of eleven. */
function voussoirs(ink: Ink, present: (i: number) => boolean) {
  const stone = (i: number) => {
    const spot = (angle: number, r: number) => [320 - Math.cos(angle) * r, 250 - Math.sin(angle) * r] as const
    const [a, b] = [(Math.PI * i) / 11, (Math.PI * (i + 1)) / 11]
    return poly([spot(a, 104), spot(a, 148), spot(b, 148), spot(b, 104)])
  }
  for (let i = 0; i < 11; i++) if (present(i)) ink.solid(i % 3 === 1 ? "brass-2" : "stone-1", stone(i), EDGE)
  ink.pen(
    FINE,
    [4, 5, 6, 7, 8]
      .filter((i) => !present(i))
      .map(stone)
      .join(""),
  )
  for (const x of [172, 424]) {
    ink.solid("stone-1", rect(x, 250, 44, GROUND - 250), EDGE)
    ink.pen(THIN, courses(x, 250, 44, GROUND - 250, 4))
  }
}

function unfinishedArch(ink: Ink) {
  brush(ink, 90, 110, 460, 260, "brass-1")
  voussoirs(ink, (i) => i < 4 || i > 8)
  ink.pen(
    EDGE,
    line(224, 250, 416, 250) +
      line(250, 250, 250, GROUND) +
      line(390, 250, 390, GROUND) +
      line(250, 262, 390, GROUND - 12),
    "teak-3",
  )
  ink.pen(THIN, `M224 250a96 96 0 0 1 192 0`, "teak-3")
  ink.solid("brass-2", rect(500, GROUND - 26, 46, 26) + rect(486, GROUND - 50, 42, 24), EDGE)
  shrubs(ink, 70, 150, GROUND)
  dimension(ink, 216, 64, 424, 64, "?")
  earth(ink)
}

function fallenStone(ink: Ink) {
  brush(ink, 90, 110, 460, 260, "tile-1")
  voussoirs(ink, (i) => i !== 5)
  ink.wash("shade", ellipse(326, GROUND - 2, 44, 6))
  ink.solid(
    "tile-3",
    poly([
      [292, GROUND - 36],
      [342, GROUND - 48],
      [350, GROUND - 6],
      [306, GROUND],
    ]),
    EDGE,
  )
  ink.pen(THIN, line(306, 160, 302, 186) + line(320, 158, 320, 196) + line(334, 160, 338, 186))
  shrubs(ink, 490, 570, GROUND)
  earth(ink)
}
