import type { Drawn } from "../../drawings/picture.tsx"
import type { Tone } from "../../ui/badge.tsx"
import type { BlogColor } from "./post.schema.ts"

/** Of badges and of the line above a card. */
export const toneOf: Record<BlogColor, Tone> = {
  tile: "tile",
  slate: "slate",
  neem: "neem",
  plum: "plum",
  ochre: "brass",
}

const drawings: Record<string, Drawn["kind"]> = {
  costs: "board",
  rules: "plan",
  building: "section",
  homes: "room",
  people: "elevation",
}

/** Where a post has no picture of its own. */
export const drawingOf = (category: string | null, id: string): Drawn => ({
  kind: drawings[category ?? ""] ?? "plan",
  seed: id,
})
