/** A page is begun twice where React has waited for a part of it, and what it was loaded with may be overtaken meanwhile. */
import { expect, test, vi } from "vitest"
import { json, openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { ownTextKey } from "../../platform/session/stored-session.ts"
import { openPost } from "./editing.actions.ts"
import { takeOverUnsaved } from "./unsaved-text.ts"
import type { WrittenPost } from "./writing.schema.ts"

const { answers, lines } = openBrowserClient()

const text = { title: "", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" }
const documentOf = (words: string) => ({
  ...{ type: "doc" as const },
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: words }] }],
})
const loadedPost = (words: string, version: number): WrittenPost => ({
  ...{ id: "01a22758-b4e1-71bc-ab05-a02e1dd332d7", slug: "p", status: "draft", version },
  ...{ submitted_version: null, published_version: null, submitted_at: null, scheduled_for: null, published_at: null },
  review_note: null,
  takedown: null,
  is_own: true,
  text: { ...text, document: documentOf(words), version, save_id: null, saved_at: "", saved_by: null, is_own: true },
})

test("what was stored stands in a page begun again after it was saved, and what comes from elsewhere later does too", async () => {
  signIn()
  const post = loadedPost("", 1)
  const unsaved = { text: { ...text, document: documentOf("Last words.") }, version: 1, saves: [] }
  localStorage.setItem(ownTextKey("a1", `post:${post.id}`), JSON.stringify(unsaved))
  await takeOverUnsaved(post.id)
  answers[`/api/blog/drafts/${post.id}`] = (_, response) =>
    json(response, 200, { success: true, version: 2, saved_at: "2026-11-29T10:00:00.000Z" })
  const first = openPost(post)
  await vi.waitFor(() => expect(first.editor.current().saving).toBe("saved"))
  expect(lines()).toEqual([`PUT /api/blog/drafts/${post.id}`])

  expect(openPost(post), "begun again with what was loaded before the save").toBe(first)
  expect(openPost(loadedPost("", 1)), "loaded before the save, shown after it").toBe(first)
  const elsewhere = openPost(loadedPost("Last words, and more.", 3))
  expect(elsewhere.editor.current().text.document).toEqual(documentOf("Last words, and more."))
})
