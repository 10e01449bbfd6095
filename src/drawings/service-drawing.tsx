import { bungalow } from "./elevation-house.ts"
import { createInk, type Ink } from "./ink.ts"
import { lookInto } from "./perspective.ts"
import { living } from "./room-shared.ts"
import { shell } from "./room-shell.ts"
import { deed, mandala } from "./service-papers.ts"
import { frame, scaffold } from "./service-scenes.ts"
import { Sheet, type SheetProps } from "./sheet.tsx"

const scenes: Record<string, { seed: string; draw: (ink: Ink) => void }> = {
  "interior-designer": { seed: "service 3", draw: interior },
  /** Two storeys: one would leave the upper half of its card empty. */
  architect: { seed: "elevation o", draw: (ink) => bungalow(ink, { storeys: 2 }) },
  contractor: { seed: "scaffold", draw: scaffold },
  "real-estate-lawyer": { seed: "deed", draw: deed },
  "vastu-consultant": { seed: "mandala", draw: mandala },
  "civil-engineer": { seed: "frame", draw: frame },
}

/** One drawing per service type, by its slug; an unknown one gets the architect's. */
export function ServiceDrawing({ service, ...sheet }: SheetProps & { service: string }) {
  const scene = scenes[service] ?? scenes.architect!
  const ink = createInk(scene.seed, true)
  scene.draw(ink)
  return <Sheet ink={ink} {...sheet} />
}

function interior(ink: Ink) {
  const view = lookInto(ink, 4.6, 3, 3.2)
  shell(view)
  living(view)
}
