import { expect, test } from "vitest"
import { csvOf } from "./csv.ts"

test("cells are quoted where they must be, numbers and nothing stay as they are", () => {
  const rows = [
    ["Client", "Price", "Notes"],
    ['Meera "M" Joshi', 1250, "Two rooms, one bath\nand a balcony"],
    ["आशा", null, "tiles; paint"],
    ["Ravi", null, "a\tb"],
  ]
  expect(csvOf(rows)).toBe(
    '\ufeffClient,Price,Notes\r\n"Meera ""M"" Joshi",1250,"Two rooms, one bath\nand a balcony"\r\nआशा,,"tiles; paint"\r\nRavi,,"a\tb"\r\n',
  )
})

test.each([
  '=HYPERLINK("http://evil.example")',
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  "\u00a0=1",
  "\u200b=1",
  "＝1",
])("%j is no formula any more", (text) => {
  const [, cell = ""] = /^\ufeff"?([\s\S]*?)"?\r\n$/.exec(csvOf([[text]])) ?? []
  expect(cell.startsWith("'")).toBe(true)
  expect(cell.replaceAll('""', '"')).toBe(`'${text}`)
})

test("a phone number with blanks stays as it is, and nothing else that begins like it", () => {
  expect(csvOf([["+91 98220 12345", "+91 9822012345"]])).toBe("\ufeff+91 98220 12345,+91 9822012345\r\n")
  for (const text of [
    "+91 98220 12345+1",
    "+91 98220  12345",
    "+91-98220-12345",
    "+12 345",
    "+9198220\n12345",
    "+919822012345",
    " +91 98220 12345",
  ])
    expect(csvOf([[text]])).toMatch(/^\ufeff"?'/)
})

test("what only has such a sign inside stays as it is", () => {
  expect(csvOf([["2026-11-22", "a=b", "1250.00"]])).toBe("\ufeff2026-11-22,a=b,1250.00\r\n")
})
