import { expect, test } from "vitest"
import { seal, unseal } from "./sealed.server.ts"
import { configureTokens } from "./tokens.server.ts"

configureTokens("a secret for tests that is long enough")

test("what is sealed comes back for its owner alone, and twice sealed looks different", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "account-1")
  expect(unseal(sealed, "account-1")).toBe("JBSWY3DPEHPK3PXP")
  expect(unseal(sealed, "account-2")).toBeUndefined()
  expect(seal("JBSWY3DPEHPK3PXP", "account-1")).not.toEqual(sealed)
  expect(sealed.toString("latin1")).not.toContain("JBSWY3DP")
})

test("altered, cut, empty, or under another secret, it is nothing", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "account-1")
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = Buffer.from(sealed)
    altered[place]! ^= 1
    expect(unseal(altered, "account-1")).toBeUndefined()
  }
  for (const length of [0, 11, 27, 28, sealed.length - 1])
    expect(unseal(sealed.subarray(0, length), "account-1")).toBeUndefined()
  configureTokens("another secret for tests, long enough")
  expect(unseal(sealed, "account-1")).toBeUndefined()
})
