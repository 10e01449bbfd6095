import type { Facts, Feature, RoomName } from "../facts.ts"
import type { Ink } from "../ink.ts"
import { lookAt, type View, viewpoints } from "../perspective.ts"
import { squareMetresOf } from "../square-feet.ts"
import { balcony, bathroom } from "./room-bath.ts"
import { furnish } from "./room-features.ts"
import { lab } from "./room-lab.ts"
import { bedroom, puja, study } from "./room-private.ts"
import { dining, kitchen, living } from "./room-shared.ts"
import { doorway, shell } from "./room-shell.ts"
import { waiting } from "./room-waiting.ts"

export type Scene = (view: View, features: readonly Feature[]) => void
const scenes: Record<RoomName, Scene> = {
  living,
  kitchen,
  bedroom,
  study,
  dining,
  puja,
  bathroom,
  balcony,
  lab,
  waiting,
}

/** Metres that a room's own furniture needs. */
const narrowest: Record<RoomName, number> = {
  ...{
    living: 3.3,
    kitchen: 2.8,
    bedroom: 3.5,
    study: 2.9,
    dining: 3.4,
    puja: 3,
    bathroom: 2.4,
    balcony: 2.6,
    lab: 3.6,
    waiting: 4.2,
  },
}

/** An interior, as wide and deep as its square feet, with what its project says stands in it. */
export function drawRoom(ink: Ink, { room = "living", sqft, features, materials }: Facts, way: number) {
  const view = { ...lookAt(ink, viewpoints[way % viewpoints.length]!, ...sizeOf(ink, room, sqft)), materials }
  shell(view)
  scenes[room](view, features)
  furnish(view, features)
  if (view.from === "door") doorway(view)
}

/** Square feet may be those of the home around the room: no room is drawn larger than a hall. */
function sizeOf({ rng }: Ink, room: RoomName, sqft: number | undefined): [wide: number, high: number, deep: number] {
  const area = sqft ? Math.min(Math.max(squareMetresOf(sqft), 2), 30) : rng.real(13, 19)
  const wide = Math.min(Math.max(Math.sqrt(area * 1.4), narrowest[room]), 6.2)
  return [wide, rng.real(2.8, 3.2), Math.min(Math.max(area / wide, 2.5), 4.6)]
}
