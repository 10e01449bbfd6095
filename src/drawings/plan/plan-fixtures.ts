import { FINE, type Ink, THIN } from "../ink.ts"
import { courses, ellipse, line, poly, rect, uprights } from "../path.ts"
import { against, type Furnish, freeSide, grid } from "./plan-frame.ts"
import { canopy, treeFromAbove } from "./planting.ts"

export const bath: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, false), m)
  ink.solid("sheet", wall.box(0.25, 0, 0.45, 0.18) + ellipse(...wall.spot(0.475, 0.42), 0.2 * m, 0.24 * m))
  if (wall.along > 1.5)
    ink.solid(
      "sheet",
      wall.box(wall.along - 0.6, 0, 0.55, 0.42) + ellipse(...wall.spot(wall.along - 0.33, 0.21), 0.18 * m, 0.13 * m),
    )
}

export const yard: Furnish = (ink, room, m) => {
  const [cx, cy] = [room.x + room.w / 2, room.y + room.h / 2]
  ink.pen(FINE, grid(room, m * 0.9))
  const [left, top, right, bottom] = [
    room.x + m * 0.45,
    room.y + m * 0.45,
    room.x + room.w - m * 0.45,
    room.y + room.h - m * 0.45,
  ]
  ink.wash("glow", rect(left, top, right - left, bottom - top))
  for (const y of [top, bottom]) ink.pen(THIN, line(left, y, right, y))
  for (const x of [left, right]) ink.pen(THIN, line(x, top, x, bottom))
  treeFromAbove(ink, room.x + room.w * 0.24, room.y + room.h * 0.36, m * 0.7)
  const s = 0.42 * m
  ink.solid("tile-2", rect(cx - s, cy - s, s * 2, s * 2))
  ink.solid("neem-3", canopy(ink, cx, cy, s * 0.55, s * 0.55, 7), FINE)
  ink.pen(FINE, rect(cx - s * 0.7, cy - s * 0.7, s * 1.4, s * 1.4))
}

export const pool: Furnish = (ink, room, m) => {
  const edge = m * 0.7
  const [x, y, w, h] = [room.x + edge, room.y + edge, room.w - 2 * edge, room.h - 2 * edge]
  ink.pen(FINE, grid(room, m * 0.6))
  ink.solid("slate-2", rect(x, y, w, h), THIN)
  for (const t of [0.3, 0.55, 0.8])
    ink.pen(
      THIN,
      `M${Math.round(x + w * 0.12)} ${Math.round(y + h * t)}q${Math.round(w * 0.1)}-5 ${Math.round(w * 0.2)} 0t${Math.round(w * 0.2)} 0`,
      "sheet",
    )
}

export const stair: Furnish = (ink, room) => {
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
}

export const boards: Furnish = (ink, room, m) => {
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
}

export const car: Furnish = (ink, room, m) => {
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
