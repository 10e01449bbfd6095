import type { Ink } from "./ink.ts"
import { courses, rect, uprights } from "./path.ts"
import type { Room, Side } from "./plan-grid.ts"

/** A room seen from one of its walls: u along the wall, v into the room, both in metres. */
interface Against {
  along: number
  into: number
  box(u: number, v: number, du: number, dv: number): string
  spot(u: number, v: number): [number, number]
}

export function against(room: Room, side: Side, m: number): Against {
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
export function freeSide(room: Room, wide: boolean): Side {
  const order: Side[] = room.w > room.h === wide ? ["n", "s", "w", "e"] : ["w", "e", "n", "s"]
  return order.find((side) => !room.doors.includes(side)) ?? order[0]!
}

export const opposite: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" }

export type Furnish = (ink: Ink, room: Room, m: number) => void

export const grid = (room: Room, size: number) =>
  uprights(room.x, room.y, room.w, room.h, Math.round(room.w / size)) +
  courses(room.x, room.y, room.w, room.h, Math.round(room.h / size))
