/** As many as are looked through on a card. */
export const MAX_COVERS = 5

/** A shorter way of the finger stays at the picture. */
const SWIPE_PX = 40

/** Where one is after a step; at the ends it goes no further. */
export const placeAfter = (at: number, step: number, count: number) => Math.min(Math.max(at + step, 0), count - 1)

/** To the next picture (1) or the one before (-1) by a finger that went so far to the side; 0: neither. */
export const stepOf = (dx: number) => (Math.abs(dx) < SWIPE_PX ? 0 : dx < 0 ? 1 : -1)

/** Rather to the side than up or down, and far enough to be no tap. */
export const isSideways = (dx: number, dy: number) => Math.abs(dx) > 8 && Math.abs(dx) > Math.abs(dy)

interface Shown {
  picture: { seed: string; photo?: string | undefined }
}

/**
 * Those that follow the picture of the card, which may be drawn there as a variant: it is known by its file or its seed.
 * What is kept for a while may not have it any more.
 */
export const splitAtCard = <One extends Shown>(covers: readonly One[], cardSrc: string) => {
  const isOnCard = ({ picture: { photo, seed } }: Shown) =>
    cardSrc.includes(photo ? `/${photo}/` : `/${encodeURIComponent(seed)}.svg`)
  return {
    first: covers.find(isOnCard),
    others: covers.filter((one) => !isOnCard(one)).slice(0, MAX_COVERS - 1),
  }
}
