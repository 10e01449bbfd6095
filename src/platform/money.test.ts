import { expect, test } from "vitest"
import { pricesIn } from "./money.ts"

test.each([
  [null, "Price not set"],
  ["0", "Free"],
  ["0.00", "Free"],
  ["0.50", "₹0.50 per hour"],
  ["950.00", "₹950 per hour"],
  ["125000.25", "₹1,25,000.25 per hour"],
])("the price %s reads %s", (price, shown) => {
  expect(pricesIn("en")(price)).toBe(shown)
})
