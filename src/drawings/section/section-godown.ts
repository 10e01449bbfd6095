import type { Facts } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { chain, circle, line, type Point, poly, rect, uprights } from "../path.ts"
import { figure } from "../plan/planting.ts"
import { dimension, GROUND, ground, setting } from "../site.ts"

/** The floor stands as high as the bed of a lorry. */
const DOCK = 34

interface Hall {
  left: number
  right: number
  floor: number
  eaves: number
}

/** Goods come in over a dock on one side and stand in racks on the other; along it, or the second way the other way round. */
export function drawGodown(ink: Ink, { features }: Facts, way: number) {
  const { rng } = ink
  const flip = way % 2 === 1
  const at = (x: number) => (flip ? 640 - x : x)
  const hall: Hall = { left: 176, right: 576, floor: GROUND - DOCK, eaves: GROUND - rng.whole(176, 196) }
  const poche: Tint = rng.pick(["line", "line", "tile-3", "teak-3"])
  const [from, to] = flip ? [64, 464] : [176, 576]
  setting(ink, Math.min(from, at(60)), Math.max(to, at(60)))
  ink.note("storey")
  inside(ink, hall, at)
  racks(ink, hall, at)
  shell(ink, hall, at, poche)
  if (features.includes("trusses")) trusses(ink, hall, at)
  lorry(ink, at, flip)
  figure(ink, at(268), hall.floor - 2, 58, rng.pick(["plum-3", "tile-3", "slate-3"]))
  dimension(ink, at(150), GROUND, at(150), hall.floor, "1 200")
  ground(ink, from, to, hall.eaves - 74, 32)
}

type At = (x: number) => number

/** A rectangle by its two sides, on whichever side the dock is. */
const span = (at: At, a: number, b: number, y: number, h: number) =>
  rect(Math.min(at(a), at(b)), y, Math.abs(at(b) - at(a)), h)

function inside(ink: Ink, { left, right, floor, eaves }: Hall, at: At) {
  ink.solid(ink.rng.pick(["brass-1", "sheet", "slate-1", "tile-1"]), span(at, left, right, eaves, floor - eaves), FINE)
  // Light from a strip below the eaves.
  ink.solid("slate-1", span(at, left + 30, right - 30, eaves + 12, 16), THIN)
  ink.pen(FINE, uprights(Math.min(at(left + 30), at(right - 30)), eaves + 12, right - left - 60, 16, 14))
}

function racks(ink: Ink, { right, floor, eaves }: Hall, at: At) {
  ink.note("racks")
  const { rng } = ink
  const levels = 4
  const high = (floor - eaves - 44) / levels
  for (const from of [right - 212, right - 104]) {
    const to = from + 92
    for (let row = 0; row < levels; row++) {
      const base = floor - row * high - 2
      for (let x = from + 6; x < to - 18; x += 28)
        if (rng.chance(0.85))
          ink.solid(
            rng.pick(["teak-1", "brass-2", "tile-2", "stone-2"]),
            span(at, x, x + 23, base - high * 0.66, high * 0.66),
            THIN,
          )
      ink.pen(EDGE, line(at(from), base - high, at(to), base - high), "slate-3")
    }
    ink.pen(3, [from, to].map((x) => line(at(x), floor, at(x), floor - levels * high - 8)).join(""), "slate-3")
  }
}

/** The door stands over the dock; the floor falls a little towards the racks. */
function shell(ink: Ink, { left, right, floor, eaves }: Hall, at: At, poche: Tint) {
  ink.note("dock")
  ink.solid("stone-2", span(at, left - 26, right + 5, floor + 8, GROUND - floor - 8), THIN)
  ink.wash(
    poche,
    span(at, left - 30, right + 5, floor, 9) +
      span(at, right - 4, right + 5, eaves, floor - eaves) +
      span(at, left - 4, left + 5, eaves, 44),
  )
  ink.solid("stone-1", span(at, left - 36, left + 8, eaves + 40, 7), EDGE)
  ink.pen(THIN, line(at(left), eaves + 48, at(left), floor))
  ink.pen(THIN, line(at(300), floor + 20, at(right - 110), floor + 24))
  const tip = right - 110
  ink.pen(
    THIN,
    chain([
      [at(tip - 10), floor + 18],
      [at(tip), floor + 24],
      [at(tip - 10), floor + 29],
    ]),
  )
  ink.write("1 : 100", at(350), floor + 22, 11)
}

function trusses(ink: Ink, { left, right, eaves }: Hall, at: At) {
  ink.note("trusses")
  const peak: Point = [at((left + right) / 2), eaves - 74]
  const [a, b]: [Point, Point] = [
    [at(left - 34), eaves + 6],
    [at(right + 30), eaves + 4],
  ]
  ink.solid("slate-1", poly([[at(left), eaves], peak, [at(right), eaves]]))
  const web = [0.25, 0.5, 0.75].flatMap((t) =>
    [a, b].map((end) => {
      const [x, y] = [end[0] + (peak[0] - end[0]) * t, end[1] + (peak[1] - end[1]) * t]
      return line(x, y, x, eaves) + line(x, y, end[0] + (peak[0] - end[0]) * (t + 0.25), eaves)
    }),
  )
  ink.pen(THIN, web.join("") + line(peak[0], peak[1], peak[0], eaves))
  ink.pen(EDGE, line(at(left), eaves, at(right), eaves))
  ink.pen(8, chain([a, peak, b]), "tile-3")
}

/** Backed up to the dock, its bed level with the floor. */
function lorry(ink: Ink, at: At, flip: boolean) {
  const { rng } = ink
  const bed = GROUND - DOCK
  const side = flip ? -1 : 1
  ink.solid(rng.pick(["tile-2", "brass-2", "neem-2"]), span(at, 52, 140, bed - 58, 60), EDGE)
  ink.pen(FINE, uprights(Math.min(at(52), at(140)), bed - 58, 88, 60, 7))
  const [x, y] = [at(50), bed + 4]
  ink.solid(
    rng.pick(["tile-3", "slate-3", "neem-3"]),
    `M${x} ${y}h${-44 * side}v-24l${12 * side}-26h${32 * side}z`,
    EDGE,
  )
  ink.solid(
    "slate-1",
    poly([
      [at(44), y - 26],
      [at(16), y - 26],
      [at(24), y - 42],
      [at(44), y - 42],
    ]),
    THIN,
  )
  ink.solid("stone-3", span(at, 8, 142, bed + 2, 9), THIN)
  for (const wheel of [26, 100, 124]) {
    ink.solid("line", circle(at(wheel), GROUND - 13, 13))
    ink.solid("stone-2", circle(at(wheel), GROUND - 13, 5))
  }
}
