import type { Facts } from "./facts.ts"
import { squareMetresOf } from "./square-feet.ts"

/** What a house is drawn by: its storeys, and its square feet over all of them. */
export type Size = Pick<Facts, "storeys" | "sqft">

/** Metres of its front: about square, a little wider than deep. */
export const frontOf = ({ storeys = 1, sqft }: Size): number | undefined =>
  sqft && Math.min(Math.max(Math.sqrt(squareMetresOf(sqft) / storeys) * 1.15, 5.5), 22)

/** Of a front between `low` and `high` units, as long as this one: six metres are short, eighteen long. */
export function unitsOf(size: Size, low: number, high: number): number | undefined {
  const front = frontOf(size)
  return front && Math.round(low + (high - low) * Math.min(Math.max((front - 6) / 12, 0), 1))
}
