import { CUT, EDGE, FINE, type Ink, THIN } from "../ink.ts"
import { line, poly, rect, uprights } from "../path.ts"
import { figure } from "../plan/planting.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
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
