import { apartments } from "./elevation-flats.ts"
import { bungalow } from "./elevation-house.ts"
import { modern } from "./elevation-modern.ts"
import { rowHouses } from "./elevation-row.ts"
import { wada } from "./elevation-town.ts"
import { createInk } from "./ink.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"

const houses = [bungalow, wada, apartments, rowHouses, modern] as const

/** A façade: bungalow, wada, flats, row houses or a house of today. */
export function Elevation({ seed, detail, ...sheet }: DrawingProps) {
  const ink = createInk(`elevation ${seed}`, detail === "low")
  ink.rng.pick(houses)(ink)
  return <Sheet ink={ink} {...sheet} />
}
