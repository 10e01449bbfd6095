/** Each with the three on either side of it, where they are: single days jump, and say nothing of what is usual. */
export const weeklyAverages = (values: readonly number[]) =>
  values.map((_, at) => {
    const around = values.slice(Math.max(0, at - 3), at + 4)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })

const STEPS = [1, 2, 4, 5, 10]

/** The number at the top of a chart: a round one that half of is whole where it can be, never below the highest bar. */
export const roundedUp = (value: number): number => {
  if (value <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(value))
  return STEPS.map((step) => step * power).find((top) => top >= value)!
}
