import { expect, test } from "vitest"
import { pricesIn, totalOf } from "./money.ts"

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

test.each([
  [null, 60, null],
  ["0.00", 90, "0.00"],
  ["1250.00", 90, "1875.00"],
  ["3600", 120, "7200.00"],
  ["0.01", 30, "0.01"],
  ["0.01", 29, "0.00"],
  ["100.00", 20, "33.33"],
  ["100.00", 40, "66.67"],
  ["999999999.99", 1440, "23999999999.76"],
])("%s an hour comes to it in %i minutes: %s", (price, minutes, total) => {
  expect(totalOf(price, minutes)).toBe(total)
})
