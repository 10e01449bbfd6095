/** What one of them can be best at. */
export const merits = ["price", "rating", "experience", "next_free"] as const
export type Merit = (typeof merits)[number]

const less: readonly Merit[] = ["price", "next_free"]

/** By merit; null: not known, or not said. */
export type Measures = Record<Merit, number | null>

/**
 * At what each is best. It takes two who can be compared and one who is behind: the only price of a row, or one that all
 * ask for, is not the lowest.
 */
export const bestOf = (all: readonly Measures[]): Merit[][] =>
  all.map((one) => merits.filter((merit) => isBest(merit, one[merit], all)))

const isBest = (merit: Merit, value: number | null, all: readonly Measures[]) => {
  const known = all.flatMap((other) => other[merit] ?? [])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // Where one of them is free no price is marked as the lowest: a free consultation says nothing of what the work costs.
  if (merit === "price" && least === 0) return false
  return least < most && value === (less.includes(merit) ? least : most)
}
