import { cabinet, carvedDoor } from "./detail-fronts.ts"
import { chair, joint } from "./detail-timber.ts"
import { createInk, type Ink } from "./ink.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import { brush } from "./site.ts"
import type { PieceName } from "./subjects.ts"

const usual = [cabinet, cabinet, carvedDoor, chair, chair] as const
const named: Record<PieceName, (ink: Ink) => void> = { cupboard: cabinet, door: carvedDoor, joint }

/** A piece at large scale with its dimensions: cabinet, carved door or chair, and a timber joint where one is asked for. */
export function Detail({ seed, detail, subject, ...sheet }: DrawingProps & { subject?: PieceName | undefined }) {
  const ink = createInk(`detail ${seed}`, detail === "low")
  brush(
    ink,
    60,
    ink.rng.whole(60, 120),
    520,
    ink.rng.whole(230, 310),
    ink.rng.pick(["brass-1", "neem-1", "slate-1", "tile-1", "teak-1", "stone-1"]),
  )
  const chosen = ink.rng.pick(usual)
  const draw = subject ? named[subject] : chosen
  draw(ink)
  return <Sheet ink={ink} {...sheet} />
}
