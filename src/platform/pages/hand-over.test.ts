import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { handOver } from "./hand-over.server.ts"

const page = (data: string, nonce = "n0") => {
  const bytes = new TextEncoder().encode(data)
  const middle = bytes.length >> 1
  const stream = new Blob([bytes.subarray(0, middle), bytes.subarray(middle)]).stream()
  return handOver("<html><body><p></p></body></html>", stream, nonce)
}

/** What the application's end of the channel is given. */
const heard = (html: string) => {
  const told: string[] = []
  const streamController = { enqueue: (data: string) => told.push(data), close: () => told.push("closed") }
  const [, script = ""] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  return told
}

const hostile = [
  "</script><script>alert(1)</script>",
  "<!--",
  "it's \"said\" \\ '",
  "₹ कोथरूड 🏠",
  "a\nb\r\u2028c\u2029&amp;",
]

test.each(hostile)("what is handed over arrives as it was: %j", async (text) => {
  const data = `${JSON.stringify([text])}\n`
  const html = await page(data)
  expect(heard(html)).toEqual([data, "closed"])
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"])
})

test("it stands at the end of the page, with the nonce of the page", async () => {
  expect(await page("[]", "n1")).toMatch(/^<html><body><p><\/p><script nonce="n1">.*<\/script><\/body><\/html>$/)
})
