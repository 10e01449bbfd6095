import { expect, test } from "vitest"
import { inGroups, readCode } from "./second-factor.rules.ts"

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
