import { expect, test } from "vitest"
import { codeAt } from "../../../test/totp.ts"
import { stepOfCode, totpUri } from "./totp.server.ts"

/** "12345678901234567890", as the RFC's appendix has it. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s (RFC 6238)", (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(codeAt(secret, now)).toBe(code)
  expect(stepOfCode(secret, code, now)).toBe(Math.floor(seconds / 30))
})

test("a clock may differ by half a minute, and no more", () => {
  const now = new Date(1_234_567_890_000)
  const step = Math.floor(1_234_567_890 / 30)
  const steps = [-2, -1, 0, 1, 2].map((halfMinutes) => stepOfCode(secret, codeAt(secret, now, halfMinutes), now))
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test("the app is told whose code it is", () => {
  const uri = new URL(totpUri(secret, "asha+1@test.example"))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Sthapati:asha+1@test.example",
  ])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: "Sthapati", digits: "6", period: "30" })
})
