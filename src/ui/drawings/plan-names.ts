import type { Ink } from "./ink.ts"
import type { Point } from "./path.ts"
import type { Room } from "./plan-grid.ts"

/** Above and below the line on which a name stands, its measures included. */
const [ABOVE, BELOW] = [10, 14]
/** What a wall takes of the room. */
const WALL = 6

/**
 * Where the name of a room stands: at the place its furniture left for it, moved clear of the walls; if a table or the
 * swing of a door is in the way, at the freest place near by. A car or a courtyard leaves none: then it stays.
 */
export function placeName(ink: Ink, room: Room, name: string, [x, y]: Point): Point {
  const half = name.length * 3.6 + 2
  const [left, right] = [room.x + WALL + half, room.x + room.w - WALL - half]
  const [top, bottom] = [room.y + WALL + ABOVE, room.y + room.h - WALL - BELOW]
  const place: Point = [within(left, x, right), within(top, y, bottom)]
  const crowd = ([x, y]: Point) => ink.crowd([x - half, y - ABOVE, x + half, y + BELOW], room.w * room.h * 0.75)
  let best = { place, cost: crowd(place) }
  if (best.cost === 0) return place
  for (let down = top; down <= bottom; down += 5)
    for (let across = left; across <= right; across += 7) {
      const cost = crowd([across, down]) + Math.hypot(across - place[0], down - place[1])
      if (cost < best.cost) best = { place: [across, down], cost }
    }
  return best.cost < half * (ABOVE + BELOW) ? best.place : place
}

/** In the middle where there is no room to choose. */
const within = (low: number, value: number, high: number) =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high)
