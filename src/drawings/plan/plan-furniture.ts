import { type Box, extentOf, shared, touches } from "../extent.ts"
import { createInk, FINE, type Ink, type Tint } from "../ink.ts"
import { circle, line } from "../path.ts"
import { bath, boards, car, pool, stair, yard } from "./plan-fixtures.ts"
import {
  against,
  classes,
  classroom,
  type Furnish,
  freeSide,
  grid,
  nurse,
  oldTree,
  opposite,
  ward,
  wards,
} from "./plan-frame.ts"
import type { Grid, Room, Side } from "./plan-grid.ts"
import { canopy } from "./planting.ts"

const bed: Furnish = (ink, room, m) => {
  const side = freeSide(room, false)
  const wall = against(room, side, m)
  const wide = wall.along > 2.7 ? 1.7 : 1.15
  const u = (wall.along - wide) / 2
  const long = Math.min(2, wall.into - 0.5)
  const cover: Tint = ink.rng.pick(["tile-2", "slate-2", "neem-2", "plum-2", "brass-2"])
  ink.solid("sheet", wall.box(u, 0, wide, long))
  ink.solid(cover, wall.box(u, 0.75, wide, long - 0.75))
  const pillow = wide > 1.5 ? wide / 2 - 0.15 : wide - 0.2
  ink.pen(
    FINE,
    wall.box(u + 0.1, 0.12, pillow, 0.38) + (wide > 1.5 ? wall.box(u + wide - pillow - 0.1, 0.12, pillow, 0.38) : ""),
  )
  if (u > 0.5) ink.solid("teak-1", wall.box(u - 0.48, 0, 0.42, 0.42) + wall.box(u + wide + 0.06, 0, 0.42, 0.42), FINE)
  const far = against(room, opposite[side], m)
  if (room.doors.includes(opposite[side]) || wall.into - long < 1.1) return
  ink.solid("teak-1", far.box(0, 0, far.along * 0.6, 0.5))
  const [[a, b], [c, d]] = [far.spot(0, 0), far.spot(far.along * 0.6, 0.5)]
  ink.pen(FINE, line(a, b, c, d) + line(a, d, c, b))
}

const lounge: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  const long = Math.min(2.4, wall.along - 0.6)
  const u = (wall.along - long) / 2
  const tint: Tint = ink.rng.pick(["tile-2", "slate-2", "neem-2", "brass-2", "plum-2"])
  // Doors pass over a rug: it is no thing.
  const rug = wall.box(u - 0.1, 0.5, long + 0.2, Math.min(2, wall.into - 1))
  ink.wash(ink.rng.pick(["brass-1", "tile-1", "neem-1", "slate-1"]), rug)
  ink.pen(FINE, rug)
  ink.solid(tint, wall.box(u, 0.05, long, 0.85))
  ink.pen(
    FINE,
    wall.box(u, 0.05, long, 0.24) +
      wall.box(u + 0.2, 0.29, (long - 0.4) / 2, 0.6) +
      wall.box(u + long / 2, 0.29, (long - 0.4) / 2, 0.6),
  )
  ink.solid("teak-2", wall.box(u + long / 2 - 0.5, 1.25, 1, 0.55))
  if (wall.into > 3)
    for (const at of [0.1, long - 0.8]) {
      ink.solid(tint, wall.box(u + at, 2.15, 0.7, 0.7))
      ink.pen(FINE, wall.box(u + at, 2.65, 0.7, 0.2))
    }
  const [x, y] = wall.spot(0.3, 0.3)
  if (u > 0.55) ink.solid("neem-2", canopy(ink, x, y, 0.28 * m, 0.28 * m, 7), FINE)
}

const cook: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, room.w > room.h), m)
  ink.solid("stone-2", wall.box(0, 0, wall.along, 0.6))
  const at = wall.along * 0.25
  ink.solid("slate-1", wall.box(at - 0.3, 0.1, 0.6, 0.4), FINE)
  ink.pen(
    FINE,
    [0.62, 0.8].flatMap((t) => [0.18, 0.42].map((v) => circle(...wall.spot(wall.along * t, v), 0.1 * m))).join(""),
  )
  if (wall.into > 2.4 && wall.along > 2.4) ink.solid("teak-1", wall.box(wall.along / 2 - 0.7, 1.6, 1.4, 0.6))
}

const dine: Furnish = (ink, room, m) => {
  const wall = against(room, room.w > room.h ? "n" : "w", m)
  const [w, d] = [Math.min(1.7, wall.along - 1), Math.min(0.95, wall.into - 1.1)]
  if (w < 0.6 || d < 0.4) return breakfast(ink, room, m)
  const [u, v] = [(wall.along - w) / 2, (wall.into - d) / 2]
  const chairs = Math.max(1, Math.floor(w / 0.6))
  let d2 = ""
  for (let i = 0; i < chairs; i++)
    for (const row of [v - 0.32, v + d - 0.08]) d2 += wall.box(u + (w * (i + 0.5)) / chairs - 0.2, row, 0.4, 0.4)
  ink.solid("brass-1", d2, FINE)
  ink.solid("teak-2", wall.box(u, v, w, d))
}

/** Where a table does not stand free: one at the wall, for two. */
const breakfast: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  const wide = Math.min(1, wall.along)
  const u = (wall.along - wide) / 2
  ink.solid("brass-1", wall.box(u + 0.05, 0.42, 0.34, 0.34) + wall.box(u + wide - 0.39, 0.42, 0.34, 0.34), FINE)
  ink.solid("teak-2", wall.box(u, 0, wide, 0.5))
}

const desk: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  ink.solid("teak-2", wall.box(wall.along / 2 - 0.6, 0.1, 1.2, 0.55))
  ink.solid("brass-1", circle(...wall.spot(wall.along / 2, 0.95), 0.22 * m), FINE)
}

const altar: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  ink.solid("brass-2", wall.box(wall.along / 2 - 0.5, 0, 1, 0.45))
  ink.solid("tile-2", circle(...wall.spot(wall.along / 2, 0.22), 0.13 * m), FINE)
}

/** How the floor of a room is laid, from wall to wall. */
export const flooring: Record<string, Furnish> = {
  K: (ink, room, m) => ink.pen(FINE, grid(room, m * 0.6)),
  T: (ink, room, m) => ink.pen(FINE, grid(room, m * 0.45)),
  U: (ink, room, m) => ink.pen(FINE, grid(room, m * 0.45)),
}

const furnishing: Record<string, Furnish> = {
  L: lounge,
  D: dine,
  K: cook,
  M: bed,
  B: bed,
  C: bed,
  T: bath,
  U: bath,
  Y: yard,
  W: pool,
  S: desk,
  P: altar,
  R: stair,
  V: boards,
  O: boards,
  G: car,
  N: nurse,
  Q: oldTree,
  ...Object.fromEntries([...wards].map((letter) => [letter, ward])),
  ...Object.fromEntries([...classes].map((letter) => [letter, classroom])),
}

/** Puts into a room what stands in it, where no door meets it. */
export function furnishRoom(ink: Ink, room: Room, grid: Grid) {
  const furnish = furnishing[room.letter]
  if (!furnish) return
  // These are laid out from wall to wall.
  if ("YWQRVOGN".includes(room.letter)) return furnish(ink, room, grid.metre)
  const swings = swingsIn(grid, room)
  const inTheWay = (place: Room) => {
    const boxes: Box[] = []
    const trial: Ink = { ...createInk(room.letter), solid: (_, d) => void boxes.push(...partsOf(d)) }
    furnish(trial, place, grid.metre)
    const met = swings.reduce((sum, swing) => sum + boxes.reduce((part, box) => part + shared(swing, box), 0), 0)
    // A room without its furniture is no better than one where a door meets it.
    return boxes.length === 0 ? Number.POSITIVE_INFINITY : met
  }
  const places = placesIn(room, grid.metre)
  const met = places.map(inTheWay)
  furnish(ink, places[met.indexOf(Math.min(...met))]!, grid.metre)
}

/** The squares that doors sweep in a room. */
export const swingsIn = ({ runs }: Grid, { x, y, w, h }: Room) =>
  runs
    .flatMap(({ openings }) => openings.flatMap(({ swing }) => (swing ? [swing] : [])))
    .filter((swing) => touches(swing, [x, y, x + w, y + h], -2))

const partsOf = (d: string) => d.split(/(?=M)/).map(extentOf)

/** The room as it is; then against each of its walls, a step away from one corner or the other, and short of a door. */
function placesIn(room: Room, m: number): Room[] {
  const sides: Side[] = ["n", "s", "w", "e"]
  const walls = sides.map((side): Room => ({ ...room, doors: sides.filter((one) => one !== side) }))
  const steps = [0.4, 0.8, 1.1].map((metres) => metres * m)
  const short = [room, ...walls].flatMap((place) =>
    steps.flatMap((by): Room[] => {
      const wall = sides.find((side) => !place.doors.includes(side))
      const { x, y, w, h } = place
      const across = { ...place, x: x + by, w: w - by }
      const down = { ...place, y: y + by, h: h - by }
      return [
        ...(wall === "w" ? [] : [across]),
        ...(wall === "e" ? [] : [{ ...place, w: w - by }]),
        ...(wall === "n" ? [] : [down]),
        ...(wall === "s" ? [] : [{ ...place, h: h - by }]),
      ]
    }),
  )
  return [room, ...walls, ...short]
}
