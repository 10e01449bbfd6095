import { createInk } from "./ink.ts"
import { lookInto } from "./perspective.ts"
import { bedroom, puja, study } from "./room-private.ts"
import { dining, kitchen, living } from "./room-shared.ts"
import { shell } from "./room-shell.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"

const rooms = [living, living, kitchen, bedroom, study, puja, dining] as const

/** An interior in one-point perspective: living room, kitchen, bedroom, study, dining room or puja corner. */
export function Room({ seed, detail, ...sheet }: DrawingProps) {
  const ink = createInk(`room ${seed}`, detail === "low")
  const { rng } = ink
  const view = lookInto(ink, rng.real(4, 5.2), rng.real(2.8, 3.3), rng.real(3, 4))
  const furnish = rng.pick(rooms)
  shell(view)
  furnish(view)
  return <Sheet ink={ink} {...sheet} />
}
