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

const [LEFT, RIGHT, DECK] = [228, 436, 232]

/** A lookout over a field: a platform on four steel legs, a roof of bamboo, a ladder that can be pulled up. */
export function machan(ink: Ink) {
  paddy(ink, BASE - 16, 11)
  legs(ink)
  platform(ink)
  roof(ink)
  ladder(ink)
  paddy(ink, BASE + 6, 13)
  dimension(ink, LEFT, BASE + 34, RIGHT, BASE + 34, "2 700")
  dimension(ink, RIGHT + 70, DECK, RIGHT + 70, BASE, "2 400")
  floorLine(ink, BASE)
}

/** The far pair stands a little inside of the near one. */
function legs(ink: Ink) {
  ink.pen(5, line(LEFT + 34, DECK, LEFT + 34, BASE) + line(RIGHT - 34, DECK, RIGHT - 34, BASE), "slate-2")
  ink.pen(THIN, line(LEFT + 6, DECK + 92, RIGHT - 6, DECK + 14) + line(LEFT + 6, DECK + 14, RIGHT - 6, DECK + 92))
  for (const x of [LEFT, RIGHT - 10]) {
    ink.solid("slate-3", rect(x, DECK, 10, BASE - DECK), EDGE)
    ink.solid("stone-2", rect(x - 9, BASE - 14, 28, 14), EDGE)
  }
}

function platform(ink: Ink) {
  for (const x of [LEFT + 4, RIGHT - 12]) ink.solid("teak-2", rect(x, DECK - 128, 8, 128), THIN)
  figure(ink, (LEFT + RIGHT) / 2 + 30, DECK - 12, 92, ink.rng.pick(["plum-3", "tile-3", "slate-3"]))
  ink.pen(EDGE, line(LEFT, DECK - 58, RIGHT, DECK - 58) + line(LEFT, DECK - 34, RIGHT, DECK - 34), "teak-3")
  ink.pen(THIN, uprights(LEFT, DECK - 58, RIGHT - LEFT, 46, 9))
  ink.solid("teak-2", rect(LEFT - 22, DECK - 14, RIGHT - LEFT + 44, 14), EDGE)
  ink.pen(FINE, uprights(LEFT - 22, DECK - 14, RIGHT - LEFT + 44, 14, 18))
}

function roof(ink: Ink) {
  const [eaves, ridge, middle] = [DECK - 122, DECK - 196, (LEFT + RIGHT) / 2]
  const [from, to] = [LEFT - 44, RIGHT + 44]
  ink.solid(
    "brass-2",
    poly([
      [from, eaves],
      [middle - 26, ridge],
      [middle + 26, ridge],
      [to, eaves],
    ]),
    EDGE,
  )
  let canes = ""
  for (let i = 1; i < 16; i++) canes += line(middle - 26 + (52 * i) / 16, ridge, from + ((to - from) * i) / 16, eaves)
  ink.pen(THIN, canes)
  ink.pen(CUT, line(from - 4, eaves, to + 4, eaves) + line(middle - 32, ridge, middle + 32, ridge), "teak-3")
}

function ladder(ink: Ink) {
  const [foot, top] = [LEFT - 76, LEFT - 24]
  let rungs = ""
  for (let i = 1; i < 9; i++) {
    const [x, y] = [foot + ((top - foot) * i) / 9, BASE + ((DECK - 34 - BASE) * i) / 9]
    rungs += line(x, y, x + 26, y)
  }
  ink.pen(EDGE, rungs, "teak-3")
  ink.pen(3, line(foot, BASE, top, DECK - 34) + line(foot + 26, BASE, top + 26, DECK - 34), "teak-3")
}

/** Two rows of tufts, one behind the platform and one before it. */
function paddy(ink: Ink, base: number, high: number) {
  let blades = ""
  for (let x = 64; x < 580; x += ink.rng.whole(12, 20))
    for (const lean of [-5, 0, 5]) blades += line(x, base, x + lean, base - high - ink.rng.whole(0, 8))
  ink.pen(EDGE, blades, "neem-3")
}
