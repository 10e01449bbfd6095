import { type Box, shared, touches } from "../extent.ts"
import type { Facts } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { capitalHeight, widthOf } from "../lettering.ts"
import { circle, type Point, rect } from "../path.ts"
import { brush, dimension } from "../site.ts"
import { walls } from "./plan-frame.ts"
import { flooring, furnishRoom } from "./plan-furniture.ts"
import { type Grid, gridOf, type Layout, type Room, sum } from "./plan-grid.ts"
import { chooseLayout } from "./plan-layouts.ts"
import { treeFromAbove } from "./planting.ts"

/** What a wall takes of the room. */
const WALL = 6
/** How far furniture keeps away from a name: as far as the room allows. */
const DISTANCES = [14, 9, 6, 3]

/**
 * Where the name of a room stands: clear of walls, furniture and the swing of doors, as far from them as it can be and
 * then nearest to the middle. Undefined where there is no such place: then the room has no name.
 */
export function placeName(ink: Ink, room: Room, name: string, size: number): Point | undefined {
  const [half, high] = [widthOf(name, size) / 2, capitalHeight(size)]
  // Paving and decking fill the room; they make way for a name.
  const things = ink.things([room.x, room.y, room.x + room.w, room.y + room.h], room.w * room.h * 0.7)
  const isFree = ([x, y]: Point, far: number) =>
    !things.some((thing) => touches(thing, [x - half, y - high, x + half, y], far))
  const middle: Point = [room.x + room.w / 2, room.y + (room.h + high) / 2]
  const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  const places = placesIn(room, half, high).toSorted((a, b) => away(a) - away(b))
  for (const far of DISTANCES) {
    const free = places.find((place) => isFree(place, far))
    if (free) return free
  }
  return undefined
}

function placesIn(room: Room, half: number, high: number): Point[] {
  const places: Point[] = []
  const [right, bottom] = [room.x + room.w - WALL - half, room.y + room.h - WALL]
  for (let y = room.y + WALL + high; y <= bottom; y += 4)
    for (let x = room.x + WALL + half; x <= right; x += 4) places.push([x, y])
  return places
}

const NAMES: Record<string, string> = {
  L: "LIVING",
  D: "DINING",
  K: "KITCHEN",
  M: "MASTER BED",
  B: "BEDROOM",
  C: "BEDROOM",
  V: "VERANDAH",
  Y: "COURTYARD",
  W: "POOL",
  S: "STUDY",
  P: "PUJA",
  O: "BALCONY",
  G: "PORCH",
  N: "NURSE",
  E: "LOBBY",
  Q: "COURT",
  x: "ROOM",
  y: "ROOM",
  z: "ROOM",
}
const FLOORS: Record<string, Tint> = {
  T: "slate-1",
  U: "slate-1",
  K: "tile-1",
  Y: "neem-1",
  W: "slate-1",
  V: "teak-1",
  O: "teak-1",
  G: "stone-1",
  D: "brass-1",
  L: "brass-1",
  P: "tile-1",
  R: "stone-1",
  E: "brass-1",
  Q: "neem-1",
  x: "brass-1",
  y: "tile-1",
  z: "slate-1",
  H: "sheet",
  N: "brass-1",
}

/** The size of the lettering on a sheet of its own. */
const LETTER = 12

/** A plan with furniture, dimensions and north, of the kind of building and the square feet that its project has. */
export function drawFloor(ink: Ink, facts: Facts, way: number) {
  const layout = chooseLayout(ink.rng, facts, way)
  const [wide, high] = [sum(layout.across), sum(layout.down)]
  const metre = ink.low ? Math.min(480 / wide, 350 / high) : Math.min(440 / wide, 336 / high)
  const [cx, cy] = ink.low ? [320, 226] : [332, 252]
  const grid = gridOf(layout, cx - (wide * metre) / 2, cy - (high * metre) / 2, metre)
  brush(ink, 0, 50, 640, ink.rng.whole(260, 350), ink.rng.pick(["neem-1", "brass-1", "slate-1", "tile-1", "teak-1"]))
  ink.behind(() => garden(ink, grid))
  drawPlan(ink, grid, ink.rng.pick(["line", "line", "tile-3", "teak-3"]))
  measure(ink, grid, layout)
  if (!ink.low) north(ink, ...northCorner(ink))
}

/** `size`: that of the lettering. */
export function drawPlan(ink: Ink, grid: Grid, poche: Tint, size = LETTER) {
  for (const r of grid.rooms) ink.wash("shade", rect(r.x + 7, r.y + 8, r.w, r.h))
  for (const r of grid.rooms) ink.wash(FLOORS[r.letter] ?? "sheet", rect(r.x, r.y, r.w, r.h))
  for (const r of grid.rooms) {
    ink.note(NAMES[r.letter]?.toLowerCase() ?? r.letter)
    flooring[r.letter]?.(ink, r, grid.metre)
    furnishRoom(ink, r, grid)
  }
  walls(ink, grid, poche)
  if (!ink.low) for (const r of grid.rooms) nameRoom(ink, r, size)
}

/** In the free middle of the room, on a clean piece of its floor; a room without one goes without. */
function nameRoom(ink: Ink, room: Room, size: number) {
  const name = NAMES[room.letter]
  const place = name && placeName(ink, room, name, size)
  if (!place) return
  const [x, y] = place
  const [w, h] = [widthOf(name, size) + size * 0.6, capitalHeight(size) + size * 0.6]
  ink.grounds.push({ fill: FLOORS[room.letter] ?? "sheet", d: rect(x - w / 2, y + size * 0.3 - h, w, h) })
  ink.write(name, x, y, size)
}

const millimetres = (metres: number) => `${Math.round(metres * 1000)}`.replace(/(\d)(\d{3})$/, "$1 $2")

/** The chain of room sizes and the overall length along the top and the left. */
export function measure(ink: Ink, { xs, ys, metre }: Grid, layout: Layout, size = LETTER) {
  const [left, top] = [xs[0]! - 26, ys[0]! - 22]
  const roomFor = (length: number) => length * metre > widthOf("0 000", size) + 8
  layout.across.forEach((length, i) => {
    ink.pen(FINE, ink.sketch(xs[i]!, top - 6, xs[i]!, ys[0]! - 8))
    dimension(ink, xs[i]!, top, xs[i + 1]!, top, roomFor(length) ? millimetres(length) : "", size)
  })
  for (const [i, length] of layout.down.entries())
    dimension(ink, left, ys[i]!, left, ys[i + 1]!, roomFor(length) ? millimetres(length) : "", size)
  dimension(ink, xs[0]!, top - size * 1.8, xs.at(-1)!, top - size * 1.8, millimetres(sum(layout.across)), size)
  dimension(ink, left - size * 1.8, ys[0]!, left - size * 1.8, ys.at(-1)!, millimetres(sum(layout.down)), size)
}

/** The corner of the sheet where least stands in its way. */
const northCorner = (ink: Ink): Point => {
  const [first, second] = ink.rng.chance(0.5) ? [586, 60] : [60, 586]
  const corners: Point[] = [414, 58].flatMap((y): Point[] => [
    [first, y],
    [second, y],
  ])
  const inTheWay = ([x, y]: Point) => {
    const here: Box = [x - 20, y - 42, x + 20, y + 26]
    return ink.things(here, 8_000).reduce((sum, thing) => sum + shared(here, thing), 0)
  }
  return corners.toSorted((a, b) => inTheWay(a) - inTheWay(b))[0]!
}

export function north(ink: Ink, x: number, y: number, size = LETTER) {
  ink.pen(THIN, circle(x, y, 16))
  ink.wash("line", `M${x} ${y - 24}l-7 24h7z`)
  ink.pen(EDGE, `M${x} ${y - 24}l7 24h-14zM${x} ${y}v22`)
  ink.write("N", x, y - 28, size)
}

function garden(ink: Ink, { xs, ys }: Grid) {
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!]
  // Beside the house only: above and below they would be cut off. On the left they stand clear of the dimensions.
  const clear = ink.low ? 40 : 104
  const places = [
    [right + 40, top + 30],
    [right + 34, bottom - 40],
    [left - clear, bottom - 50],
    [left - clear, top + 44],
    [right + 52, (top + bottom) / 2],
  ] as const
  for (const [x, y] of places)
    if (ink.rng.chance(0.62))
      treeFromAbove(
        ink,
        x + ink.rng.whole(-12, 12),
        y,
        ink.rng.whole(16, 34),
        ink.rng.pick(["neem-2", "neem-2", "neem-3", "brass-2"]),
      )
}
