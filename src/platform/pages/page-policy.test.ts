import { hash } from "node:crypto"
import { expect, test } from "vitest"
import { cachedPage } from "./page-policy.server.ts"

const keep = (html: string) => {
  const { html: kept, policy } = cachedPage(Buffer.from(html), "n0")
  return { html: kept.toString(), policy }
}
const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`
const scriptsOf = (policy: string) => /script-src ([^;]*);/.exec(policy)![1]
const ours = '<script nonce="n0" data-app="{}">ours()</script>'

test("what carries the nonce is named by its hash, and the nonce is gone", () => {
  const { html, policy } = keep(`${ours}<style nonce="n0">p{}</style><link href="/a.css" nonce="n0"/>`)
  expect(html).toBe('<script data-app="{}">ours()</script><style>p{}</style><link href="/a.css"/>')
  expect(scriptsOf(policy)).toBe(`'self' ${hashOf("ours()")}`)
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`)
})

test.each([
  ["as it is", "<script>theirs()</script>"],
  ["with another nonce", '<script nonce="n1">theirs()</script>'],
  ["in capitals", "<SCRIPT>theirs()</SCRIPT>"],
])("a script that the words of a row smuggled in %s is not", (_how, theirs) => {
  const { html, policy } = keep(`<p>${theirs}</p>${ours}`)
  expect(html).toContain(theirs)
  expect(scriptsOf(policy)).toBe(`'self' ${hashOf("ours()")}`)
})

test("nor one that is left open and takes our own for its words", () => {
  expect(scriptsOf(keep(`<script>theirs();/*${ours}`).policy)).toBe("'self' ")
})
