import { touches } from "./extent.ts"
import type { Ink } from "./ink.ts"
import { capitalHeight, widthOf } from "./lettering.ts"
import type { Point } from "./path.ts"
import type { Room } from "./plan-grid.ts"

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
