import { expect, test } from "vitest"
import { visibleLine, visibleText } from "./visible-text.rules.ts"

test("text is as it can be seen: no marks, no signals, no half of a letter; joiners and lines stay", () => {
  expect(visibleText("a\0b\u202ec\r\nd\re\u2029f\tg\ud83d")).toBe("abc\nd\ne\nf\tg\ufffd")
  expect(visibleLine("a\r\n\tb\u0085c\u200e")).toBe("a b c")
  expect(visibleLine("क्\u200dष \u200c नमस्ते")).toBe("क्\u200dष \u200c नमस्ते")
  for (const text of ["", " \t\n", "\u200b", "\u2060\n\u200d \ufeff", "\u00ad\u3164\u2800", "\u{e0020}\ufe0f"])
    expect(visibleText(text), JSON.stringify(text)).toBe("")
  expect(visibleText("\u200b.\n")).toBe("\u200b.\n")
})
