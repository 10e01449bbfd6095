import { expect, test } from "vitest"
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
