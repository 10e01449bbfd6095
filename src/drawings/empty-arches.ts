import { EDGE, FINE, type Ink, THIN } from "./ink.ts"
import { courses, ellipse, line, poly, rect } from "./path.ts"
import { shrubs } from "./planting.ts"
import { brush, dimension, earth, GROUND } from "./site.ts"

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

export function unfinishedArch(ink: Ink) {
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

export function fallenStone(ink: Ink) {
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
