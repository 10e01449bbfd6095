import { type Facts, type Piece, pieceOf } from "../facts.ts"
import type { Ink, Tint } from "../ink.ts"
import { brush } from "../site.ts"
import { bracket, chajja, machan, ramp } from "./detail-building.ts"
import { column, lantern, masonry } from "./detail-craft.ts"
import { cabinet, carvedDoor } from "./detail-fronts.ts"
import { bookshelf, chair, counter, joint, shelves, wardrobe } from "./detail-furniture.ts"
import { screen, stair, windowSeat } from "./detail-joinery.ts"
import { boat, hooks, niche, underStair } from "./detail-places.ts"
import { boundary, survey } from "./detail-survey.ts"

const draw: Record<Piece, (ink: Ink, facts: Facts) => void> = {
  ...{ wardrobe, cabinet, bookshelf, shelves, counter, door: carvedDoor, screen, "window-seat": windowSeat },
  ...{ stair, lantern, column, masonry, chajja, ramp, joint, bracket, chair, machan },
  ...{ hooks, niche, boat, toilet: underStair, boundary, survey },
}

/** A piece at large scale with its dimensions. */
export function drawDetail(ink: Ink, facts: Facts) {
  const { rng } = ink
  const piece = pieceOf(facts) ?? "cabinet"
  const tint: Tint = rng.pick(["brass-1", "neem-1", "slate-1", "tile-1", "teak-1", "stone-1"])
  brush(ink, 60, rng.whole(60, 120), 520, rng.whole(230, 310), tint)
  ink.note(piece)
  draw[piece](ink, facts)
}
