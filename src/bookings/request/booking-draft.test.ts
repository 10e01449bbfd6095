import { expect, test } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { bindTabToUser } from "../../platform/session/claimed-tab.ts"
import {
  clearSession,
  clearSessionBeforeUnload,
  storedToken,
  storeSession,
} from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { bookingDraft } from "./booking-draft.ts"

openBrowserClient()

const draft = { typed: { notes: "Two rooms", address: "Flat 12, Sai Residency" }, key: "k1" }
const place = bookingDraft("p1", "s1")
const asVisitor = "draft:booking:p1:s1"
const asOwn = "draft:booking:p1:s1:a1"
const comeInAs = (user_id: string) => {
  signIn()
  storeSession({ token: storedToken()!, user: { ...storedUser()!, id: user_id, user_id } })
}

test("a visitor's survives the login and is then theirs alone", () => {
  place.save(draft)
  expect(place.read()).toEqual(draft)
  signIn()
  expect(place.read()).toEqual(draft)
  expect(localStorage.getItem(asVisitor)).toBeNull()
  clearSession()
  expect(place.read()).toBeUndefined()
  signIn()
  expect(place.read()).toEqual(draft)
})

test("who logs out leaves nothing of it behind", () => {
  signIn()
  place.save(draft)
  expect([localStorage.getItem(asVisitor), sessionStorage.getItem(asOwn)]).toEqual([null, expect.any(String)])
  clearSessionBeforeUnload()
  expect(sessionStorage.getItem(asOwn)).toBeNull()
  signIn()
  expect(place.read()).toBeUndefined()
})

test("what somebody whose session has ended left in a tab goes when another one comes in there", () => {
  signIn()
  bindTabToUser()
  place.save(draft)
  clearSession()
  bindTabToUser()
  expect(sessionStorage.getItem(asOwn)).not.toBeNull()
  comeInAs("b2")
  bindTabToUser()
  expect([place.read(), sessionStorage.getItem(asOwn)]).toEqual([undefined, null])
})

test("one that was kept with its writer's name is nobody's any more", () => {
  localStorage.setItem(asVisitor, JSON.stringify({ at: Date.now(), by: "a1", draft }))
  expect(place.read()).toBeUndefined()
  expect(localStorage.getItem(asVisitor)).toBeNull()
})

test("a dialog in which nothing is typed leaves no draft", () => {
  place.save(draft)
  place.save({ typed: { provider_id: "p1", price: "1250.00" }, key: "k2" })
  expect(place.read()).toBeUndefined()
})
