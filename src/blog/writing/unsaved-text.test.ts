/** Words that are not saved yet are their writer's alone, and leave with them; no window takes those of another one. */
import { beforeEach, expect, test, vi } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import {
  clearSession,
  clearSessionBeforeUnload,
  ownTextKey,
  storedToken,
  storeSession,
} from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { takeOverUnsaved, unsavedPlace } from "./unsaved-text.ts"

openBrowserClient()

const locks = new Set<string>()
/** Whatever it holds can be had by others then. */
const closeWindows = () => locks.clear()
beforeEach(() => {
  closeWindows()
  const request = async (name: string, _: LockOptions, hold: (lock: object | null) => unknown) => {
    const isFree = !locks.has(name)
    locks.add(name)
    hold(isFree ? {} : null)
  }
  vi.stubGlobal("navigator", { locks: { request } })
})
const open = async (postId: string) => {
  await takeOverUnsaved(postId)
  return unsavedPlace(postId)
}

const text = { title: "Half", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" }
const unsaved = { text: { ...text, document: { type: "doc" as const, content: [] } }, version: 1, saves: [] }
const comeInAs = (user_id: string) =>
  storeSession({ token: storedToken()!, user: { ...storedUser()!, id: user_id, user_id } })

test("who signs in after somebody else does not see their words, and they find them again", async () => {
  signIn()
  const place = await open("post")
  clearSession()
  // The session has ended while the page was open: its last words are stored after that.
  place.store(unsaved)
  closeWindows()
  expect((await open("post")).read()).toBeUndefined()
  signIn()
  comeInAs("b2")
  expect((await open("post")).read()).toBeUndefined()
  comeInAs("a1")
  expect((await open("other")).read()).toBeUndefined()
  expect((await open("post")).read()).toEqual(unsaved)
})

test("what one window has not saved is removed by no other, and is had by who opens the post after it was closed", async () => {
  signIn()
  const mine = await open("post")
  mine.store(unsaved)
  const other = await open("post")
  expect(other.read(), "of a window that is open").toBeUndefined()
  other.store({ ...unsaved, version: 2 })
  other.store(undefined)
  expect(mine.read()).toEqual(unsaved)
  closeWindows()
  const next = await open("post")
  expect(next.read()).toEqual(unsaved)
  next.store(undefined)
  closeWindows()
  expect((await open("post")).read()).toBeUndefined()
})

test("each of several texts that were left is had once, upon the newest version first, and one of before is had too", async () => {
  signIn()
  for (const version of [1, 3]) (await open("post")).store({ ...unsaved, version })
  localStorage.setItem(ownTextKey("a1", "post:post"), JSON.stringify({ ...unsaved, version: 2 }))
  closeWindows()
  const opened = [await open("post"), await open("post"), await open("post"), await open("post")]
  expect(opened.map((place) => place.read()?.version)).toEqual([3, 2, 1, undefined])
  for (const place of opened) place.store(undefined)
  expect(Object.keys(localStorage).filter((key) => key.includes("post:"))).toEqual([])
})

test("what was taken over for a page that never stood is there for the next one", async () => {
  signIn()
  ;(await open("post")).store(unsaved)
  closeWindows()
  await takeOverUnsaved("post")
  expect((await open("post")).read()).toEqual(unsaved)
})

test("who logs out in any tab leaves none of it behind, and no page stores more on its way out", async () => {
  signIn()
  localStorage.setItem("shortlist", "[]")
  const places = [await open("one"), await open("other")]
  for (const place of places) place.store(unsaved)
  clearSessionBeforeUnload()
  for (const place of places) place.store(unsaved)
  expect(Object.keys(localStorage)).toEqual(["shortlist"])
  signIn()
  closeWindows()
  expect((await open("one")).read()).toBeUndefined()
})
