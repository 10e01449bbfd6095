import { expect, test } from "vitest"
import { codeAt } from "../../../test/totp.ts"
import { inGroups, readCode } from "./second-factor.rules.ts"
import { qrOf } from "./second-factor.server.ts"
import { stepOfCode, totpUri } from "./second-factor-proof.server.ts"

test.each([
  ["123456", { kind: "app", code: "123456" }],
  [" 123 456 ", { kind: "app", code: "123456" }],
  ["123-456", { kind: "app", code: "123456" }],
  ["abcd-efgh-jkmn-pqrs", { kind: "recovery", code: "abcdefghjkmnpqrs" }],
  ["ABCD EFGH JKMN PQRS", { kind: "recovery", code: "abcdefghjkmnpqrs" }],
  ["2345678923456789", { kind: "recovery", code: "2345678923456789" }],
])("%j is a code", (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test.each([
  "",
  "12345",
  "1234567",
  "१२३४५६",
  "12345a",
  "abcd-efgh-jkmn-pqr",
  "abcd-efgh-jkmn-pqr0",
  "abcd-efgh-jkmn-pqrı",
])("%j is none", (typed) => {
  expect(readCode(typed)).toBeUndefined()
})

test("a key is read in groups of four", () => {
  expect(inGroups("GEZDGNBVGY3TQO", " ")).toBe("GEZD GNBV GY3T QO")
})

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

test("a QR code is a path of whole squares within its margin", () => {
  const { size, path } = qrOf("otpauth://totp/Sthapati:a?secret=GEZDGNBVGY3TQOJQ")
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, ...numbers]) => numbers.map(Number))
  expect(runs.map(([x, y, wide, back]) => `M${x} ${y}h${wide}v1h-${back}z`).join("")).toBe(path)
  for (const [x, y, wide, back] of runs as [number, number, number, number][]) {
    expect(wide).toBe(back)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + wide, y + 1)).toBeLessThanOrEqual(size - 4)
  }
  // The three corners that a reader looks for begin with seven dark squares.
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true)
})
