/** Where prices lie between the lowest and the highest, in hundredths; null where all are one. */
export const scaleOf = (prices: readonly number[]) => {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (lowest === highest) return null
  const [, low, middle, high] = prices.map((price) => Math.round((100 * (price - lowest)) / (highest - lowest)))
  return { low: low!, middle: middle!, high: high! }
}
