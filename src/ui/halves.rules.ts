/** Of each of five stars how many halves are full: half a star is from a fractional part of .5 on (specification 2 §9). */
export const halvesOf = (value: number) =>
  ([0, 1, 2, 3, 4] as const).map((place) => {
    const share = value - place
    if (share >= 1) return 2
    return share >= 0.5 ? 1 : 0
  })
