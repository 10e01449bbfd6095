/** Words that are not saved yet are their writer's alone, and leave with them. */
import { expect, test, vi } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import {
  clearSession,
  clearSessionBeforeUnload,
  hasLoggedOut,
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

test("a logout in another tab ends what is stored here", () => {
  let tell = (_: object) => {}
  vi.stubGlobal("window", {
    dispatchEvent: () => true,
    addEventListener: (_: string, act: typeof tell) => {
      tell = act
    },
  })
  signIn()
  const place = unsavedPlace("post")
  tell({ key: "logoutOwed", newValue: null })
  place.store(unsaved)
  expect(place.read()).toEqual(unsaved)
  place.store(undefined)
  tell({ key: "logoutOwed", newValue: "true" })
  place.store(unsaved)
  expect(place.read()).toBeUndefined()
})

// Last: the document of this module is over then.
test("who logs out leaves none of it behind, of no post, and the page stores nothing more on its way out", () => {
  signIn()
  localStorage.setItem("shortlist", "[]")
  const places = ["one", "other"].map(unsavedPlace)
  for (const place of places) place.store(unsaved)
  clearSessionBeforeUnload()
  expect(hasLoggedOut()).toBe(true)
  for (const place of places) place.store(unsaved)
  signIn()
  expect(places.map(({ read }) => read())).toEqual([undefined, undefined])
  expect(localStorage.getItem("shortlist")).toBe("[]")
})
