/** The price and the length that a request was shown, beside those in force: nobody is booked at others unasked. */

interface Shown {
  /** Per hour; empty: to be agreed. Undefined where the request does not say what it was shown. */
  price?: string | undefined
  /** Minutes. */
  duration?: number | undefined
}

export interface Terms {
  price: string | null
  duration: number
}

export const areAsShown = (shown: Shown, { price, duration }: Terms) =>
  (shown.price === undefined || isSameAmount(shown.price || null, price)) &&
  (shown.duration === undefined || shown.duration === duration)

/** "1250" and "1250.00" are one. */
const isSameAmount = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other)
