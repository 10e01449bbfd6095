import { drawBoard } from "./board/board.ts"
import { drawDetail } from "./detail/detail.ts"
import type { DrawingKind } from "./drawing-kinds.ts"
import { drawElevation } from "./elevation/elevation.ts"
import { type Facts, factsOf, particular } from "./facts.ts"
import { drawFragment } from "./fragment/fragment.ts"
import { createInk, type Ink } from "./ink.ts"
import { drawFloor } from "./plan/floor-plan.ts"
import { drawRoom } from "./room/room.ts"
import { drawSection } from "./section/section.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import { wayOf } from "./variants.ts"

const draw: Record<DrawingKind, (ink: Ink, facts: Facts, way: number) => void> = {
  ...{ elevation: drawElevation, plan: drawFloor, room: drawRoom, section: drawSection },
  ...{ detail: drawDetail, board: drawBoard, fragment: drawFragment },
}

/** What its address says, drawn: undefined where it says nothing that we know. */
export function inkOf(drawnAs: string, seed: string, detail?: "low" | "full"): Ink | undefined {
  const said = factsOf(drawnAs)
  if (!said) return undefined
  const facts = particular(said, seed)
  const ink = createInk(`${facts.drawing} ${seed}`, detail === "low")
  const { way, isMirrored } = wayOf(facts, seed)
  draw[facts.drawing](ink, facts, way)
  ink.mirrored = isMirrored
  return ink
}

export function ProjectDrawing({ drawnAs, seed, detail, ...sheet }: DrawingProps & { drawnAs: string }) {
  const ink = inkOf(drawnAs, seed, detail)
  return ink && <Sheet ink={ink} {...sheet} />
}
