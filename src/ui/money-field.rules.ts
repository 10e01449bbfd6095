/** What people type or paste around an amount: "₹ 1,25,000" is 125000, and १२५० is 1250. */
export const cleanAmount = (text: string) =>
  text.replace(/[₹,\s]/gu, "").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
