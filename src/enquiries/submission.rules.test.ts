import { expect, test } from "vitest"
import { brokenPhone, brokenWebsite, looksLikeSpam, referenceOf } from "./submission.rules.ts"

test.each([
  ["01938f4e-7c1a-7b32-9d6e-1f2a3b4c5d6e", "2A3B4-C5D6E"],
  ["abc", "ABC"],
  ["a-b-c-d-e-f", "ABCDE-F"],
  ["--", ""],
])("the reference of the key %s is %s", (key, reference) => {
  expect(referenceOf(key)).toBe(reference)
})

test("phones of homes and offices, here and abroad, are phones", () => {
  for (const phone of ["98220 12345", "+91 98220-12345", "(020) 2543 1234", "९८२२०१२३४५", "+44 20 7946 0958"])
    expect(brokenPhone(phone), phone).toBeUndefined()
  for (const phone of ["12345", "call me", "98220 12345 ext 4", "+91 98220 12345 98220 12345"])
    expect(brokenPhone(phone), phone).toBe("phone_digits")
})

test("a website is an address of the web, however it is written", () => {
  for (const site of ["www.example.com", "https://example.com/work?x=1", "example.co.in", "HTTP://EXAMPLE.COM"])
    expect(brokenWebsite(site), site).toBeUndefined()
  for (const site of ["javascript:alert(1)", "ftp://example.com", "example", "http://", "not a site", "mailto:a@b.com"])
    expect(brokenWebsite(site), site).toBe("website")
})

test("many links, or a field that nobody sees, look like an advertisement", () => {
  const links = (count: number) => "see https://example.com ".repeat(count)
  expect(looksLikeSpam({ message: links(2), trap: "" })).toBe(false)
  expect(looksLikeSpam({ message: links(3), trap: "" })).toBe(true)
  expect(looksLikeSpam({ message: "A kitchen", trap: "http://x" })).toBe(true)
})
