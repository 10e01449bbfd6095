import { createInk } from "./ink.ts"
import { lookInto, type View } from "./perspective.ts"
import { bathroom } from "./room-bath.ts"
import { bedroom, puja, study } from "./room-private.ts"
import { dining, kitchen, living } from "./room-shared.ts"
import { shell } from "./room-shell.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import type { RoomName } from "./subjects.ts"

const rooms: Record<RoomName, (view: View) => void> = { living, kitchen, bedroom, study, dining, puja, bathroom }
const usual = ["living", "living", "kitchen", "bedroom", "study", "puja", "dining"] as const

/** An interior in one-point perspective; which one, its seed decides if nobody else does. */
export function Room({ seed, detail, subject, ...sheet }: DrawingProps & { subject?: RoomName | undefined }) {
  const ink = createInk(`room ${seed}`, detail === "low")
  const { rng } = ink
  const view = lookInto(ink, rng.real(4, 5.2), rng.real(2.8, 3.3), rng.real(3, 4))
  const chosen = rng.pick(usual)
  shell(view)
  rooms[subject ?? chosen](view)
  return <Sheet ink={ink} {...sheet} />
}
