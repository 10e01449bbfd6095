import type { Drawn } from "../drawings/picture.tsx"
import { fnv1aHash } from "../platform/hash.ts"

/** What the picture of a page says and shows where somebody shares the page. */
export interface SharingCard {
  title: string
  /** "Architect · Kothrud, Pune" */
  line: string
  /** Only from real reviews. */
  rating?: { value: number; count: number } | undefined
  /** The sheet in the middle and those that look out beside it. */
  drawings: readonly [middle: Drawn, left: Drawn, right: Drawn]
}

/** A card and the place of its page, which is also its own place at /sharing: "home", "providers/…". */
export interface SharingPicture {
  page: string
  card: SharingCard
  /** A photograph of what the page is about, which is shown instead: where it is, from the first slash on. */
  photo?: { path: string; type: string; alt: string } | undefined
}

/** One more whenever cards are drawn differently: kept pictures are known by their address for a year. */
export const DESIGN = 9

/** Part of the address, so that a picture may be kept for long and still follows what it says. */
export const sharingVersion = (card: SharingCard) => fnv1aHash(`${DESIGN} ${JSON.stringify(card)}`).toString(36)

export const sharingPath = ({ page, card }: SharingPicture) => `/sharing/${sharingVersion(card)}/${page}.png`
