import { expect, test } from "vitest"
import type { OfferedService } from "./professional.contract.ts"
import { fromLabel } from "./profile-words.ts"

const offers = (...prices: (string | null)[]) => prices.map((price) => ({ price }) as OfferedService)

test.each([
  [offers("1500.00"), "₹1,500 per hour"],
  [offers("0.00"), "Free"],
  [offers(null), "Price not set"],
  [offers(null, null), "Price not set"],
  [offers("2000.00", "950.00", null), "From ₹950 per hour"],
  [offers("2000.00", "0.00"), "Starts free"],
])("the lowest price of %j reads %s", (services, shown) => {
  expect(fromLabel(services)).toBe(shown)
})
