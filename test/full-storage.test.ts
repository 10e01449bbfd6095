import { expect, test, vi } from "vitest"
import { rememberIdentifier } from "../src/accounts/sign-in/log-in.form.ts"
import { bookingDraft } from "../src/bookings/request/booking-draft.ts"
import { readTray, saveTray } from "../src/compare/tray/tray-store.ts"
import { call } from "../src/platform/api/api-client.ts"
import { keepInMemoryWhenFull } from "../src/platform/full-storage.ts"
import { bindTabToUser } from "../src/platform/session/claimed-tab.ts"
import { logout } from "../src/platform/session/logout.ts"
import { currentUser } from "../src/platform/session/renewal.ts"
import { ownTextKey, restoreSession, storedToken } from "../src/platform/session/stored-session.ts"
import { storedUser } from "../src/platform/session/stored-user.ts"
import { storeText } from "../src/platform/storage.ts"
import { tabDraft } from "../src/ui/form/use-saved-draft.ts"
import { addressed, json, openBrowserClient, renewing, signIn } from "./browser-client.ts"

const { answers, asked, lines } = openBrowserClient()
keepInMemoryWhenFull()

/** As a browser's whose disk is full: what stands there can be read and taken away, and nothing is added. */
const fillUp = (name: "localStorage" | "sessionStorage", isFull = { now: true }) => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull.now) throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  vi.stubGlobal(name, storage)
  return kept
}

/** The same of a browser's own, whose names are its properties. */
const roomFor = (isFull: { now: boolean }) => {
  const storage = localStorage
  const setItem = (key: string, text: string) => {
    if (isFull.now) throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    Object.assign(storage, { [key]: text })
  }
  return Object.defineProperty(storage, "setItem", { value: setItem })
}

test("a session is there until the page is left", async () => {
  const kept = fillUp("localStorage")
  fillUp("sessionStorage")
  kept.set("user", '{"user_id":"somebody before"}')
  signIn()
  bindTabToUser()
  expect([storedUser()?.user_id, localStorage.getItem("professional_id")]).toEqual(["a1", "p1"])
  answers["/api/things"] = (_, response) => json(response, 200, { success: true })
  await call(addressed("GET", "/things"), {} as never)
  expect(asked.at(-1)?.headers.authorization).toBe(`Bearer ${storedToken()}`)
  // Nobody from before is to be taken for who came in now.
  expect(kept.get("user") ?? "").not.toContain("somebody before")
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  await logout()
  expect([storedUser(), storedToken(), [...kept.keys()]]).toEqual([null, null, []])
})

test("a logout drops what a person had stored before there was no room", async () => {
  const isFull = { now: false }
  vi.stubGlobal("localStorage", roomFor(isFull))
  const stored = localStorage
  signIn()
  storeText(ownTextKey("a1", "post:1"), "words")
  storeText("shortlist", "[]")
  isFull.now = true
  storeText("other", "in memory")
  expect(localStorage).not.toBe(stored)
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  await logout()
  expect(Object.keys(stored)).toEqual(["shortlist"])
})

test("the next page has it back by the cookie", async () => {
  fillUp("localStorage")
  restoreSession()
  answers["/api/auth/refresh"] = renewing
  expect(await currentUser({ askCookie: true })).toMatchObject({ user_id: "a1" })
  expect(await currentUser()).toMatchObject({ user_id: "a1" })
  expect(lines()).toEqual(["POST /api/auth/refresh"])
})

test("a token that comes back at start does not stop the page either", () => {
  fillUp("localStorage").set("user", JSON.stringify({ user_id: "a1", email: "a@test.example", roles: [] }))
  fillUp("sessionStorage").set("token", "h.e30.s")
  restoreSession()
  expect([storedToken(), localStorage.getItem("user_id")]).toEqual(["h.e30.s", "a1"])
})

test("what else a page keeps is there until it is left", () => {
  fillUp("localStorage")
  fillUp("sessionStorage")
  const draft = { typed: { notes: "A kitchen" }, key: "k1" }
  rememberIdentifier("a@test.example")
  for (const place of [tabDraft("contact"), bookingDraft("p1", "s1")]) {
    place.save(draft)
    expect(place.read()).toEqual(draft)
  }
  saveTray([{ id: "p1", name: "Osari Interiors" }])
  expect([localStorage.getItem("rememberedIdentifier"), readTray().length]).toEqual(["a@test.example", 1])
})

test("what has room again is kept for longer, and nothing is there twice", () => {
  const isFull = { now: true }
  const kept = fillUp("localStorage", isFull)
  storeText("theme", "dark")
  isFull.now = false
  expect([localStorage.getItem("theme"), kept.get("theme")]).toEqual(["dark", undefined])
  storeText("theme", "light")
  expect([localStorage.getItem("theme"), kept.get("theme")]).toEqual(["light", "light"])
  localStorage.removeItem("theme")
  expect([localStorage.getItem("theme"), kept.get("theme")]).toEqual([null, undefined])
})
