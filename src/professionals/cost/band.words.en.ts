const lakhs = (rupees: number) => (rupees < 1e7 ? `${rupees / 1e5} lakh` : `${rupees / 1e7} crore`)

export default {
  /** Rupees; null: without end. "₹2–5 lakh", "₹50 lakh – ₹1 crore". */
  band: (from: number, to: number | null) => {
    if (to === null && from === 0) return "very different sums"
    if (to === null) return `over ₹${lakhs(from)}`
    if (from === 0) return `under ₹${lakhs(to)}`
    return to < 1e7 ? `₹${from / 1e5}–${lakhs(to)}` : `₹${lakhs(from)} – ₹${lakhs(to)}`
  },
}
