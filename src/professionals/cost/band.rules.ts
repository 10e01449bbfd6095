// What owners paid for projects, in bands: a professional says a band where nobody would show a bill.

/** Rupees at which each band begins; it ends where the next one begins, and the last one does not end. */
export const bandStarts = [0, 200_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000] as const
export type BandStart = (typeof bandStarts)[number]

/** Rupees; without an end it is null. */
export interface Band {
  from: number
  to: number | null
}
export const bandFrom = (start: number): Band => ({
  from: start,
  to: bandStarts.find((next) => next > start) ?? null,
})
