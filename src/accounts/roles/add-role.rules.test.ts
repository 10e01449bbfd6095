import { expect, test } from "vitest"
import { codeIn, codeViolation, whyNotAdded } from "./add-role.rules.ts"

const account = (customer_type: string | null, is_professional = false) => ({ customer_type, is_professional })

test.each([
  [account("individual"), "professional", undefined],
  [account("individual"), "individual", "hasCustomer"],
  [account("individual"), "builder", "individualStays"],
  [account("individual", true), "developer", "individualStays"],
  [account("individual", true), "professional", "hasProfessional"],
  [account("builder"), "professional", undefined],
  [account("builder"), "builder", "hasCustomer"],
  [account("builder"), "individual", "builderStays"],
  [account("builder", true), "developer", "builderStays"],
  [account("developer"), "professional", undefined],
  [account("developer"), "builder", "developerStays"],
  [account("developer"), "individual", "developerStays"],
  [account(null, true), "individual", undefined],
  [account(null, true), "builder", undefined],
  [account(null, true), "developer", undefined],
  [account(null, true), "professional", "hasProfessional"],
  [account(null), "individual", undefined],
  [account(null), "professional", undefined],
] as const)("of %j asking for %s the rule says %s", (sides, wanted, why) =>
  expect(whyNotAdded(sides, wanted)).toBe(why),
)

test.each(["123456", " 123 456 ", "123-456"])("%j are six digits", (typed) => {
  expect(codeViolation(typed)).toBeUndefined()
  expect(codeIn(typed)).toBe("123456")
})
test.each(["12345", "1234567", "12345a", "१२३४५६", "", "12.456"])("%j are not", (typed) =>
  expect(codeViolation(typed)).toBe("code_digits"),
)
