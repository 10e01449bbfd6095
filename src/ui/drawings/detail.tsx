import { cabinet, carvedDoor } from "./detail-fronts.ts"
import { chair, joint } from "./detail-timber.ts"
import { createInk } from "./ink.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import { brush } from "./site.ts"

const details = [cabinet, cabinet, carvedDoor, chair, joint] as const

/** A piece at large scale with its dimensions: cabinet, carved door, chair or timber joint. */
export function Detail({ seed, detail, ...sheet }: DrawingProps) {
  const ink = createInk(`detail ${seed}`, detail === "low")
  brush(
    ink,
    60,
    ink.rng.whole(60, 120),
    520,
    ink.rng.whole(230, 310),
    ink.rng.pick(["brass-1", "neem-1", "slate-1", "tile-1", "teak-1", "stone-1"]),
  )
  ink.rng.pick(details)(ink)
  return <Sheet ink={ink} {...sheet} />
}
