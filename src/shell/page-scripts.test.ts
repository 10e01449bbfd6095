import { runInNewContext } from "node:vm"
import { brotliCompressSync } from "node:zlib"
import { expect, it, test } from "vitest"
import headScript from "./head.script.ts?script-text"
import hydrateScript from "./hydrate.script.ts?script-text"
import staticPageScript from "./static-page.script.ts?script-text"

/** Runs the script as a browser would before paint, on this storage. */
function run(stored: Record<string, string>) {
  const left = new Map(Object.entries(stored))
  const dataset: Record<string, string> = {}
  const localStorage = {
    getItem: (key: string) => left.get(key) ?? null,
    removeItem: (key: string) => left.delete(key),
  }
  runInNewContext(headScript, {
    window: { localStorage, sessionStorage: localStorage },
    localStorage,
    document: { documentElement: { dataset } },
  })
  return { dataset, left }
}

it("tells visitors, customers, professionals, both at once and administrators apart", () => {
  const stored = (roles: object) => ({ user: JSON.stringify({ user_id: "1", email: "meera@demo.example", ...roles }) })
  expect(run({}).dataset).toEqual({ session: "out" })
  expect(run(stored({ roles: ["user"] })).dataset).toEqual({ session: "user" })
  expect(run(stored({ roles: ["provider"] })).dataset).toEqual({ session: "provider" })
  expect(run(stored({ roles: ["provider", "user"] })).dataset).toEqual({ session: "provider user" })
  expect(run(stored({ roles: ["admin"] })).dataset).toEqual({ session: "admin" })
})

it.each(["{", "null", "{}", "7", '{"user_id":"1","email":"meera@demo.example"}'])(
  "discards the malformed user %s",
  (user) => {
    const { dataset, left } = run({ user })
    expect(dataset.session).toBe("out")
    expect(left.has("user")).toBe(false)
  },
)

it("takes the chosen theme and leaves the rest to the system", () => {
  expect(run({ theme: "dark" }).dataset.theme).toBe("dark")
  expect(run({ theme: "system" }).dataset).not.toHaveProperty("theme")
  expect(run({ theme: "evil" }).dataset).not.toHaveProperty("theme")
})

it("lets memory stand in for storage that the browser forbids", () => {
  const forbidden = () => {
    throw new Error("SecurityError")
  }
  const dataset = {}
  const page: Record<string, unknown> = { document: { documentElement: { dataset } } }
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(page, name, { get: forbidden, configurable: true })
  page.window = page
  runInNewContext(headScript, page)
  const storage = page.localStorage as Storage
  storage.setItem("draft", "7")
  storage.setItem("gone", "8")
  storage.removeItem("gone")
  expect([storage.getItem("draft"), storage.getItem("gone"), storage.getItem("constructor")]).toEqual(["7", null, null])
  expect(dataset).toEqual({ session: "out" })
})

test.each([
  ["the head of every page", headScript, 420],
  ["pages without the application", staticPageScript, 2_620],
  ["pages that wait for it", hydrateScript, 600],
])("the script of %s stays small, whatever its modules grow into", (_, script, limit) => {
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(limit)
})
