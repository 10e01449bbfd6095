import { createElement, lazy, Suspense } from "react"
import type { EntryContext, RouterContextProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import handleRequest from "./entry.server.tsx"
import type { PageHandle } from "./platform/pages/page-handle.ts"

let page: () => React.ReactNode
vi.mock(import("react-router"), async (actual) => ({
  ...(await actual()),
  ServerRouter: () => createElement(page),
}))
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const ask = (agent = "Firefox", handle: PageHandle = {}) => {
  const context = { get: () => ({ nonce: "n", isCached: false }) } as unknown as RouterContextProvider
  const request = new Request("http://127.0.0.1/", { headers: { "user-agent": agent } })
  const entry = { staticHandlerContext: { matches: [{ route: { handle } }] } } as unknown as EntryContext
  return handleRequest(request, 200, new Headers(), entry, context)
}

test.each(["Firefox", "Googlebot"])("a page that has been sent to %s leaves no clock ticking", async (agent) => {
  page = () => createElement("p", null, "Namaste")
  const response = await ask(agent)
  expect(await response.text()).toContain("Namaste")
  expect(vi.getTimerCount()).toBe(0)
})

test("nor does one that cannot be made", async () => {
  page = () => {
    throw new Error("No frame.")
  }
  await expect(ask()).rejects.toThrow("No frame.")
  expect(vi.getTimerCount()).toBe(0)
})

test("a still page is one text, and a whole document", async () => {
  page = () => createElement("html", null, createElement("body", null, "Namaste"))
  const response = await ask("Firefox", { isStatic: true })
  expect(await response.text()).toBe("<!DOCTYPE html><html><head></head><body>Namaste</body></html>")
})

test("a whole page waits for a part that is not there yet", async () => {
  const Part = lazy(async () => ({ default: () => "Namaste" }))
  page = () => createElement("p", null, createElement(Suspense, null, createElement(Part)))
  expect(await (await ask("Googlebot")).text()).toContain("Namaste")
  expect(vi.getTimerCount()).toBe(0)
})
