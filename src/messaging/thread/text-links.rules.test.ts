import { expect, test, vi } from "vitest"
import { textParts } from "./text-links.rules.ts"

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => href ?? [])

test("addresses of the web become links, without the sentence around them", () => {
  expect(linksIn("See https://example.com/a?b=1, and www.example.in.")).toEqual([
    ...["https://example.com/a?b=1", "https://www.example.in/"],
  ])
  expect(linksIn("(https://example.com/x_(y)) “http://example.org/z”")).toEqual([
    ...["https://example.com/x_(y)", "http://example.org/z"],
  ])
  expect(textParts("आधी https://example.com नंतर")).toEqual([
    { text: "आधी " },
    { text: "https://example.com", href: "https://example.com/" },
    { text: " नंतर" },
  ])
})

test("closing brackets belong to an address as far as they were opened in it", () => {
  const shown = (text: string) => textParts(text)[0]!.text
  expect(
    ["(a))).", "((a)).)", "a)(", "(a).,)!", ").a)", "()"].map((tail) => shown(`http://b.in/${tail}`).slice(12)),
  ).toEqual(["(a)", "((a))", "a)(", "(a)", ").a", "()"])
})

test("many closing signs cost no more looks at the whole address than few", () => {
  const looks = ["split", "slice"].map((name) => vi.spyOn(String.prototype, name as "split"))
  const looksAt = (tail: string) => {
    for (const look of looks) look.mockClear()
    textParts(`http://a.in/${tail}`)
    return looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  }
  for (const tail of [".)", ")", "(.)", "().)"])
    expect([tail, looksAt(tail.repeat(990))]).toEqual([tail, looksAt(tail)])
  for (const look of looks) look.mockRestore()
})

test("nothing else does", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,<b>",
    "ftp://example.com/a",
    "https://",
    "https://localhost/x",
    "https://bank.example@evil.example/",
    "<a href=https>x</a>",
    "mail me@example.com",
    "",
  ])
    expect([text, linksIn(text)]).toEqual([text, []])
})

test("every character of a text is shown, in its order", () => {
  for (const text of ["https://a.example/b.", "x www.a.example y\n\nhttps://b.example!", "plain", "<script>"])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text)
})
