/** Words that are not saved yet are their writer's alone, and leave with them. */
import { expect, test } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import {
  clearSession,
  clearSessionBeforeUnload,
  storedToken,
  storeSession,
} from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { unsavedPlace } from "./unsaved-text.ts"

openBrowserClient()

const text = { title: "Half", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" }
const unsaved = { text: { ...text, document: { type: "doc" as const, content: [] } }, version: 1, saves: [] }
const comeInAs = (user_id: string) =>
  storeSession({ token: storedToken()!, user: { ...storedUser()!, id: user_id, user_id } })

test("who signs in after somebody else does not see their words, and they find them again", () => {
  signIn()
  const place = unsavedPlace("post")
  clearSession()
  // The session has ended while the page was open: its last words are stored after that.
  place.store(unsaved)
  expect(unsavedPlace("post").read()).toBeUndefined()
  signIn()
  expect(unsavedPlace("post").read()).toEqual(unsaved)
  expect(unsavedPlace("other").read()).toBeUndefined()
  comeInAs("b2")
  expect(unsavedPlace("post").read()).toBeUndefined()
})

test("who logs out in any tab leaves none of it behind, and no page stores more on its way out", () => {
  signIn()
  localStorage.setItem("shortlist", "[]")
  const places = ["one", "other"].map(unsavedPlace)
  for (const place of places) place.store(unsaved)
  clearSessionBeforeUnload()
  for (const place of places) place.store(unsaved)
  expect(Object.keys(localStorage)).toEqual(["shortlist"])
  signIn()
  expect(places.map(({ read }) => read())).toEqual([undefined, undefined])
})
