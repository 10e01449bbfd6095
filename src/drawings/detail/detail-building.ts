import { CUT, EDGE, FINE, type Ink, THIN } from "../ink.ts"
import { circle, courses, line, poly, rect, uprights } from "../path.ts"
import { figure, shrubs } from "../plan/planting.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398

/** A steel bracket and drip tray that carry a tank off the wall. */
export function bracket(ink: Ink) {
  const { rng } = ink
  const wall = 120
  ink.wash("line", rect(wall - 44, 60, 44, 330))
  ink.pen(FINE, courses(wall - 44, 60, 44, 330, 16), "sheet")
  const [reach, y] = [rng.whole(290, 330), 300]
  ink.solid("slate-2", rect(wall, y, reach, 14), EDGE)
  ink.solid("slate-2", rect(wall, y - 30, 12, 120), EDGE)
  ink.pen(12, line(wall + 10, y + 82, wall + reach - 60, y + 10), "line")
  ink.pen(9, line(wall + 10, y + 82, wall + reach - 60, y + 10), "slate-3")
  for (const at of [-18, 70]) ink.solid("brass-3", circle(wall + 6, y + at, 5))
  ink.solid("stone-1", `M${wall + 34} ${y - 14}h${reach - 40}v14h-${reach - 40}z`, EDGE)
  const [tx, tw] = [wall + 60, reach - 96]
  ink.solid("slate-1", `M${tx} ${y - 14}v-130q0-18 18-18h${tw - 36}q18 0 18 18v130z`, EDGE)
  ink.pen(THIN, courses(tx, y - 140, tw, 120, 5))
  ink.solid("slate-2", rect(tx + tw / 2 - 26, y - 176, 52, 16), EDGE)
  ink.pen(5, line(tx + tw, y - 30, tx + tw + 34, y - 30) + line(tx + tw + 34, y - 30, tx + tw + 34, y + 90), "brass-3")
  dimension(ink, wall, y + 120, wall + reach, y + 120, `${reach * 4}`)
  dimension(ink, wall + reach + 34, y - 160, wall + reach + 34, y, "1 000")
  ink.write("DRIP TRAY", tx + tw / 2, y + 40, 12)
}

/** The section through a window and its sunshade, with the summer's sun and the winter's. */
export function chajja(ink: Ink) {
  const { rng } = ink
  const [wall, head, sill] = [400, 150, 330]
  const reach = rng.whole(120, 170)
  ink.wash("line", rect(wall, 60, 40, head - 60) + rect(wall, sill, 40, BASE - sill))
  ink.wash(
    "line",
    poly([
      [wall, head - 22],
      [wall, head - 8],
      [wall - reach, head + 2],
      [wall - reach, head - 6],
    ]),
  )
  ink.solid("slate-1", rect(wall + 14, head, 12, sill - head), EDGE)
  ink.solid("stone-2", rect(wall - 18, sill - 8, 66, 8), EDGE)
  ink.wash(
    "glow",
    poly([
      [wall - reach, head - 4],
      [wall - reach - 120, 60],
      [wall - reach - 60, 60],
    ]),
  )
  const sun = (steep: number) => line(wall - reach - 190 / steep, head - 190, wall, head + reach * steep)
  ink.pen(EDGE, sun(1.35), "brass-3")
  ink.pen(EDGE, line(60, 180, wall + 180, sill + 14), "tile-3")
  ink.solid("brass-2", circle(wall - reach - 150, 74, 20) + circle(62, 172, 16))
  ink.solid("teak-1", rect(wall + 40, BASE - 14, 160, 14))
  figure(ink, wall + 130, BASE - 14, 160, rng.pick(["plum-3", "tile-3", "slate-3"]))
  dimension(ink, wall - reach, head - 40, wall, head - 40, `${Math.round(reach * 6)}`)
  dimension(ink, wall - 34, head, wall - 34, sill, "1 200")
  ink.write("MAY", wall - reach - 112, 78, 12)
  ink.write("DECEMBER", 118, 172, 12)
  floorLine(ink, BASE)
}

/** One in fourteen along a wall, a bench at the turn, a rail on both sides. */
export function ramp(ink: Ink) {
  const { rng } = ink
  const [from, turn, rise] = [70, 452, 54]
  ink.solid("stone-1", rect(from, 190, 500, BASE - 190), EDGE)
  ink.pen(THIN, courses(from, 190, 500, BASE - 190, 9))
  shrubs(ink, from + 14, 566, 196)
  for (let x = from + 20; x < 556; x += rng.whole(38, 60)) {
    ink.wash("neem-3", circle(x, 214 + rng.whole(0, 26), rng.whole(9, 15)))
    ink.wash("sheet", circle(x + 4, 212 + rng.whole(0, 22), 3))
  }
  ink.solid(
    "stone-2",
    poly([
      [from, BASE],
      [turn, BASE - rise],
      [570, BASE - rise],
      [570, BASE],
    ]),
    CUT,
  )
  const rail = (up: number) =>
    line(from + 10, BASE - up, turn, BASE - rise - up) + line(turn, BASE - rise - up, 566, BASE - rise - up)
  ink.pen(EDGE, rail(74) + rail(52), "slate-3")
  let posts = ""
  for (let i = 0; i <= 7; i++) {
    const x = from + 14 + ((turn - from - 20) * i) / 7
    const foot = BASE - (rise * (x - from)) / (turn - from)
    posts += line(x, foot, x, foot - 74)
  }
  ink.pen(THIN, posts + uprights(turn, BASE - rise - 74, 114, 74, 3))
  ink.solid(
    "teak-2",
    rect(turn + 26, BASE - rise - 30, 78, 9) +
      rect(turn + 34, BASE - rise - 22, 8, 22) +
      rect(turn + 88, BASE - rise - 22, 8, 22),
  )
  figure(ink, from + 190, BASE - 17, 112, rng.pick(["plum-3", "tile-3", "brass-3"]))
  dimension(ink, from, BASE + 26, turn, BASE + 26, "1 : 14")
  floorLine(ink, BASE)
}
