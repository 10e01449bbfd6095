import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { MessageText } from "./message-text.tsx"

test("a message has the direction of its script, its address among the words", () => {
  const html = renderToStaticMarkup(<MessageText text="نقشہ https://a.example/b دیکھیں" />)
  expect(html).toMatch(/^<div dir="auto"/)
  expect(html).toContain('href="https://a.example/b"')
})
