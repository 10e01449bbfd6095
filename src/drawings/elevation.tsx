import { apartments } from "./elevation-flats.ts"
import { bungalow } from "./elevation-house.ts"
import { modern } from "./elevation-modern.ts"
import { rowHouses } from "./elevation-row.ts"
import { wada } from "./elevation-town.ts"
import { createInk, type Ink } from "./ink.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"
import { type HouseName, houseNames } from "./subjects.ts"

const houses: Record<HouseName, (ink: Ink) => void> = {
  bungalow,
  wada,
  flats: apartments,
  "row-houses": rowHouses,
  "modern-house": modern,
}

/** A façade: bungalow, wada, flats, row houses or a house of today. */
export function Elevation({ seed, detail, subject, ...sheet }: DrawingProps & { subject?: HouseName | undefined }) {
  const ink = createInk(`elevation ${seed}`, detail === "low")
  const chosen = ink.rng.pick(houseNames)
  houses[subject ?? chosen](ink)
  return <Sheet ink={ink} {...sheet} />
}
