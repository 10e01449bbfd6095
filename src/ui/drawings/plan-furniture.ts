import { FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { circle, courses, ellipse, line, type Point, poly, rect, uprights } from "./path.ts"
import type { Room, Side } from "./plan-grid.ts"
import { canopy, treeFromAbove } from "./planting.ts"

/** A room seen from one of its walls: u along the wall, v into the room, both in metres. */
interface Against {
  along: number
  into: number
  box(u: number, v: number, du: number, dv: number): string
  spot(u: number, v: number): [number, number]
}

function against(room: Room, side: Side, m: number): Against {
  const level = side === "n" || side === "s"
  const pad = 0.12 * m
  const [x, y, w, h] = [room.x + pad, room.y + pad, room.w - 2 * pad, room.h - 2 * pad]
  const spot = (u: number, v: number): [number, number] => {
    if (side === "n") return [x + u * m, y + v * m]
    if (side === "s") return [x + u * m, y + h - v * m]
    return side === "w" ? [x + v * m, y + u * m] : [x + w - v * m, y + u * m]
  }
  return {
    along: (level ? w : h) / m,
    into: (level ? h : w) / m,
    spot,
    box: (u, v, du, dv) => {
      const [[x1, y1], [x2, y2]] = [spot(u, v), spot(u + du, v + dv)]
      return rect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1))
    },
  }
}

/** The wall to furnish: one without a door, the longest side first. */
function freeSide(room: Room, wide: boolean): Side {
  const order: Side[] = room.w > room.h === wide ? ["n", "s", "w", "e"] : ["w", "e", "n", "s"]
  return order.find((side) => !room.doors.includes(side)) ?? order[0]!
}
const opposite: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" }

/** Draws the furniture and answers where the room's name has a free place. */
type Furnish = (ink: Ink, room: Room, m: number) => Point | undefined

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
  const free = wall.spot(wall.along / 2, wall.into - (wall.into - long) / 2)
  if (room.doors.includes(opposite[side]) || wall.into - long < 1.1) return free
  ink.solid("teak-1", far.box(0, 0, far.along * 0.6, 0.5))
  const [[a, b], [c, d]] = [far.spot(0, 0), far.spot(far.along * 0.6, 0.5)]
  ink.pen(FINE, line(a, b, c, d) + line(a, d, c, b))
  return wall.spot(wall.along / 2, long + (wall.into - long - 0.5) / 2)
}

const lounge: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  const long = Math.min(2.4, wall.along - 0.6)
  const u = (wall.along - long) / 2
  const tint: Tint = ink.rng.pick(["tile-2", "slate-2", "neem-2", "brass-2", "plum-2"])
  ink.solid(
    ink.rng.pick(["brass-1", "tile-1", "neem-1", "slate-1"]),
    wall.box(u - 0.1, 0.5, long + 0.2, Math.min(2, wall.into - 1)),
    FINE,
  )
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
  return wall.spot(wall.along / 2, wall.into > 3 ? Math.min(wall.into - 0.4, 3.3) : wall.into - 0.5)
}

const cook: Furnish = (ink, room, m) => {
  ink.pen(FINE, grid(room, m * 0.6))
  const wall = against(room, freeSide(room, true), m)
  ink.solid("stone-2", wall.box(0, 0, wall.along, 0.6))
  const at = wall.along * 0.25
  ink.solid("slate-1", wall.box(at - 0.3, 0.1, 0.6, 0.4), FINE)
  ink.pen(
    FINE,
    [0.62, 0.8].flatMap((t) => [0.18, 0.42].map((v) => circle(...wall.spot(wall.along * t, v), 0.1 * m))).join(""),
  )
  if (wall.into > 2.4 && wall.along > 2.4) ink.solid("teak-1", wall.box(wall.along / 2 - 0.7, 1.6, 1.4, 0.6))
  return wall.spot(wall.along / 2, wall.into > 2.4 ? Math.min(2.75, wall.into - 0.35) : (wall.into + 0.6) / 2)
}

const dine: Furnish = (ink, room, m) => {
  const wall = against(room, room.w > room.h ? "n" : "w", m)
  const [w, d] = [Math.min(1.7, wall.along - 1), Math.min(0.95, wall.into - 1.1)]
  if (w < 0.6 || d < 0.4) return undefined
  const [u, v] = [(wall.along - w) / 2, (wall.into - d) / 2]
  const chairs = Math.max(1, Math.floor(w / 0.6))
  let d2 = ""
  for (let i = 0; i < chairs; i++)
    for (const row of [v - 0.32, v + d - 0.08]) d2 += wall.box(u + (w * (i + 0.5)) / chairs - 0.2, row, 0.4, 0.4)
  ink.solid("brass-1", d2, FINE)
  ink.solid("teak-2", wall.box(u, v, w, d))
  const below: Point = [room.x + room.w / 2, room.y + room.h - 0.5 * m]
  return room.w > room.h && v < 0.9 ? undefined : below
}

const bath: Furnish = (ink, room, m) => {
  ink.pen(FINE, grid(room, m * 0.45))
  const wall = against(room, freeSide(room, false), m)
  ink.solid("sheet", wall.box(0.25, 0, 0.45, 0.18) + ellipse(...wall.spot(0.475, 0.42), 0.2 * m, 0.24 * m))
  if (wall.along > 1.5)
    ink.solid(
      "sheet",
      wall.box(wall.along - 0.6, 0, 0.55, 0.42) + ellipse(...wall.spot(wall.along - 0.33, 0.21), 0.18 * m, 0.13 * m),
    )
  return undefined
}

const yard: Furnish = (ink, room, m) => {
  const [cx, cy] = [room.x + room.w / 2, room.y + room.h / 2]
  ink.pen(FINE, grid(room, m * 0.9))
  ink.solid("sheet", rect(room.x + m * 0.45, room.y + m * 0.45, room.w - m * 0.9, room.h - m * 0.9), THIN)
  treeFromAbove(ink, room.x + room.w * 0.24, room.y + room.h * 0.36, m * 0.7)
  const s = 0.42 * m
  ink.solid("tile-2", rect(cx - s, cy - s, s * 2, s * 2))
  ink.solid("neem-3", canopy(ink, cx, cy, s * 0.55, s * 0.55, 7), FINE)
  ink.pen(FINE, rect(cx - s * 0.7, cy - s * 0.7, s * 1.4, s * 1.4))
  return [cx, room.y + room.h - 0.42 * m]
}

const desk: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  ink.solid("teak-2", wall.box(wall.along / 2 - 0.6, 0.1, 1.2, 0.55))
  ink.solid("brass-1", circle(...wall.spot(wall.along / 2, 0.95), 0.22 * m), FINE)
  return undefined
}

const altar: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  ink.solid("brass-2", wall.box(wall.along / 2 - 0.5, 0, 1, 0.45))
  ink.solid("tile-2", circle(...wall.spot(wall.along / 2, 0.22), 0.13 * m), FINE)
  return undefined
}

const stair: Furnish = (ink, room) => {
  const [x, y, w, h] = [room.x, room.y, room.w, room.h]
  const tall = h > w
  ink.pen(
    FINE,
    tall
      ? courses(x, y, w / 2, h, 10) +
          courses(x + w / 2, y, w / 2, h * 0.75, 7) +
          line(x + w / 2, y, x + w / 2, y + h * 0.75)
      : uprights(x, y, w, h / 2, 10) +
          uprights(x, y + h / 2, w * 0.75, h / 2, 7) +
          line(x, y + h / 2, x + w * 0.75, y + h / 2),
  )
  const [ax, ay] = tall ? [x + w * 0.25, y + 12] : [x + w - 12, y + h * 0.25]
  ink.pen(
    THIN,
    tall
      ? `${line(ax, y + h - 10, ax, ay)}M${Math.round(ax) - 4} ${Math.round(ay) + 7}l4-7 4 7`
      : `${line(x + 10, ay, ax, ay)}M${Math.round(ax) - 7} ${Math.round(ay) - 4}l7 4-7 4`,
  )
  return undefined
}

const boards: Furnish = (ink, room, m) => {
  ink.pen(
    FINE,
    room.w > room.h
      ? courses(room.x, room.y, room.w, room.h, Math.round(room.h / m / 0.4))
      : uprights(room.x, room.y, room.w, room.h, Math.round(room.w / m / 0.4)),
  )
  if (room.letter === "V")
    ink.solid(
      "teak-2",
      rect(
        room.x + room.w * 0.15,
        room.y + room.h * 0.35,
        Math.min(m * 1.4, room.w * 0.5),
        Math.min(m * 0.5, room.h * 0.4),
      ),
    )
  return undefined
}

const car: Furnish = (ink, room, m) => {
  const tall = room.h > room.w
  const [l, w] = [
    Math.min(4, (Math.max(room.w, room.h) / m) * 0.85) * m,
    Math.min(1.7, (Math.min(room.w, room.h) / m) * 0.75) * m,
  ]
  const [cx, cy] = [room.x + room.w / 2, room.y + room.h / 2]
  const part = (a: number, b: number, t: number) =>
    tall
      ? rect(cx - (w * t) / 2, cy + l * a, w * t, l * (b - a))
      : rect(cx + l * a, cy - (w * t) / 2, l * (b - a), w * t)
  ink.solid("slate-2", part(-0.5, 0.5, 1))
  ink.solid("sheet", part(-0.2, 0.3, 0.82), FINE)
  return undefined
}

const grid = (room: Room, size: number) =>
  uprights(room.x, room.y, room.w, room.h, Math.round(room.w / size)) +
  courses(room.x, room.y, room.w, room.h, Math.round(room.h / size))

export const furnishing: Record<string, Furnish> = {
  L: lounge,
  D: dine,
  K: cook,
  M: bed,
  B: bed,
  C: bed,
  T: bath,
  U: bath,
  Y: yard,
  S: desk,
  P: altar,
  R: stair,
  V: boards,
  O: boards,
  G: car,
}

export const gravelPath = (ink: Ink, x: number, from: number, to: number, w: number) => {
  let stones = ""
  for (let y = from; y < to - 8; y += 13)
    stones += poly([
      [x - w / 2 + ink.rng.whole(-3, 3), y],
      [x + w / 2 + ink.rng.whole(-3, 3), y + 1],
      [x + w / 2, y + 9],
      [x - w / 2, y + 10],
    ])
  ink.solid("stone-1", stones, FINE)
}
