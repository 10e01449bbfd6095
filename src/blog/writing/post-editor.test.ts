/** The editor's side of saving: the last words arrive, one's own late save is one's own, and a conflict discards nothing. */
import { expect, test, vi } from "vitest"
import { ApiFailure } from "../../platform/api/api-failure.ts"
import type { Document } from "../document/nodes.ts"
import { createPostEditor, type EditorParts, type UnsavedText } from "./post-editor.ts"
import type { SavedText, WrittenPost } from "./writing.schema.ts"

const doc = (text: string): Document => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
})
const wordsOf = ({ document }: SavedText) => JSON.stringify(document).match(/"text":"([^"]*)"/)?.[1]

/** A server that holds versions as ours does. */
const server = () => {
  const text = { title: "", excerpt: "", category_id: null, tags: [], featured_image: null, featured_alt: "" }
  const base = {
    ...text,
    document: doc("begun"),
    version: 1,
    save_id: null,
    saved_at: "",
    saved_by: null,
    is_own: true,
  }
  const versions: WrittenPost["text"][] = [base]
  const newest = () => versions.at(-1)!
  const post = (): WrittenPost => ({
    ...{
      id: "p",
      slug: "p",
      status: "draft",
      version: newest().version,
      submitted_version: null,
      published_version: null,
    },
    ...{
      submitted_at: null,
      scheduled_for: null,
      published_at: null,
      review_note: null,
      takedown: null,
      is_own: true,
      text: newest(),
    },
  })
  const save: EditorParts["save"] = async ({ version, save_id, retain_previous: _, ...saved }) => {
    if (version !== newest().version && save_id !== newest().save_id) throw conflict(post())
    if (save_id !== newest().save_id)
      versions.push({ ...saved, version: version + 1, save_id, saved_at: "now", saved_by: null, is_own: true })
    return { version: newest().version, saved_at: "now" }
  }
  return { versions, newest, post, save }
}

const failure = (status: number, code: string, details: object = {}, fields = {}) =>
  new ApiFailure(status, "", { code, errors: fields, ...details })
const conflict = (post: WrittenPost) => failure(409, "conflict", { post })

let windows = 0
const open = (at: ReturnType<typeof server>, parts: Partial<EditorParts> = {}, unsaved?: UnsavedText) => {
  let id = 0
  windows += 1
  const stored: (UnsavedText | undefined)[] = []
  const name = windows
  const editor = createPostEditor(at.post(), unsaved, {
    ...{ save: at.save, newId: () => `${name} ${id++}`, store: (one) => stored.push(one) },
    ...parts,
  })
  return { editor, stored }
}

test("what is typed while a save is on its way is saved after it", async () => {
  const at = server()
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const { editor } = open(at, { save: (input) => slow.then(() => at.save(input)) })
  editor.type({ title: "A" })
  const first = editor.saveNow()
  await Promise.resolve()
  editor.type({ title: "A kitchen" })
  release()
  await first
  expect(at.newest().title).toBe("A kitchen")
  expect(editor.current().saving).toBe("saved")
  expect(editor.hasUnsaved()).toBe(false)
})

test("the last save of a page that went before its answer came is nobody else's on the next visit", async () => {
  const at = server()
  const { editor, stored } = open(at, { save: (input) => at.save(input).then(() => new Promise(() => {})) })
  editor.type({ title: "Begun" })
  void editor.saveNow()
  await Promise.resolve()
  editor.type({ title: "Begun, and the last words" })
  editor.secure()
  const again = open(at, {}, stored.at(-1))
  await again.editor.saveNow()
  expect(again.editor.current()).toMatchObject({ saving: "saved", theirs: undefined })
  expect(at.newest().title).toBe("Begun, and the last words")
})

test("one's own save whose answer was lost is nobody else's", async () => {
  const at = server()
  let isLost = true
  const { editor } = open(at, {
    save: async (input) => {
      const answer = await at.save(input)
      if (!isLost) return answer
      isLost = false
      throw failure(0, "offline")
    },
  })
  editor.type({ title: "First" })
  await editor.saveNow()
  expect(editor.current().saving).toBe("offline")
  editor.type({ title: "First and last" })
  await editor.saveNow()
  expect(editor.current()).toMatchObject({ saving: "saved", theirs: undefined })
  expect(at.newest().title).toBe("First and last")
})

test.each(["mine", "theirs"] as const)(
  "a conflict offers both texts; with %s the other one stays in the history",
  async (choice) => {
    const at = server()
    const { editor } = open(at)
    const other = open(at).editor
    other.touch(() => doc("theirs"))
    await other.saveNow()
    editor.touch(() => doc("mine"))
    await editor.saveNow()
    expect(editor.current().saving).toBe("conflict")
    expect(wordsOf(editor.current().theirs!.text)).toBe("theirs")
    const before = at.versions.length
    editor.type({ title: "Still typing" })
    await editor.saveNow()
    expect(at.versions.length).toBe(before)
    await editor.resolve(choice)
    expect(editor.current()).toMatchObject({ saving: "saved", theirs: undefined })
    expect(wordsOf(at.newest())).toBe(choice)
    expect(at.versions.map(wordsOf)).toEqual(expect.arrayContaining(["mine", "theirs"]))
    expect(wordsOf(editor.current().text)).toBe(choice)
  },
)

test("theirs, chosen while nothing comes through, is chosen anew, and mine is not sent instead", async () => {
  vi.useFakeTimers()
  const at = server()
  let isOffline = false
  const { editor, stored } = open(at, {
    save: (input) => (isOffline ? Promise.reject(failure(0, "offline")) : at.save(input)),
  })
  const other = open(at).editor
  other.touch(() => doc("theirs"))
  await other.saveNow()
  editor.touch(() => doc("mine"))
  await editor.saveNow()
  isOffline = true
  expect(await editor.resolve("theirs")).toBe(false)
  const conflicting = () => {
    expect(editor.current().saving).toBe("conflict")
    expect(wordsOf(editor.current().theirs!.text)).toBe("theirs")
    expect(wordsOf(editor.current().text)).toBe("mine")
  }
  conflicting()
  isOffline = false
  await vi.advanceTimersByTimeAsync(60_000)
  await editor.saveNow()
  conflicting()
  expect(wordsOf(at.newest())).toBe("theirs")
  const again = open(at, {}, stored.at(-1)).editor
  await again.saveNow()
  expect(again.current().saving).toBe("conflict")
  await editor.resolve("theirs")
  expect(editor.current()).toMatchObject({ saving: "saved", theirs: undefined })
  expect(at.versions.map(wordsOf)).toEqual(["begun", "theirs", "mine", "theirs"])
  vi.useRealTimers()
})

test("theirs, chosen again after the answer of the first choice was lost, stands", async () => {
  const at = server()
  let isLost = false
  const { editor } = open(at, {
    save: async (input) => {
      const answer = await at.save(input)
      if (isLost) throw failure(0, "offline")
      return answer
    },
  })
  const other = open(at).editor
  other.touch(() => doc("theirs"))
  await other.saveNow()
  editor.touch(() => doc("mine"))
  await editor.saveNow()
  isLost = true
  await editor.resolve("theirs")
  expect(editor.current().saving).toBe("conflict")
  isLost = false
  await editor.resolve("theirs")
  expect(editor.current()).toMatchObject({ saving: "saved", theirs: undefined })
  expect(wordsOf(at.newest())).toBe("theirs")
})

test("the last words are stored before the page goes, and sent when it is opened again", async () => {
  const at = server()
  const { editor, stored } = open(at, { save: async () => Promise.reject(failure(0, "offline")) })
  editor.touch(() => doc("last words"))
  editor.secure()
  expect(wordsOf(stored.at(-1)!.text)).toBe("last words")
  const again = open(at, {}, stored.at(-1)).editor
  await again.saveNow()
  expect(wordsOf(at.newest())).toBe("last words")
})

test("a save that arrives after its page was closed is one's own on the next visit", async () => {
  const at = server()
  const { editor, stored } = open(at, { save: (input) => at.save(input).then(() => new Promise<never>(() => {})) })
  editor.touch(() => doc("last words"))
  editor.secure()
  await expect.poll(() => wordsOf(at.newest())).toBe("last words")
  const again = open(at, {}, stored.at(-1)).editor
  await again.saveNow()
  expect(again.current()).toMatchObject({ saving: "saved", theirs: undefined })
})

test("what is typed in a conflict is stored as one goes, and an older text that is restored then takes nothing from it", async () => {
  vi.useFakeTimers()
  const at = server()
  const { editor, stored } = open(at)
  const other = open(at).editor
  other.touch(() => doc("theirs"))
  await other.saveNow()
  editor.touch(() => doc("mine"))
  await editor.saveNow()
  editor.touch(() => doc("mine, and more"))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wordsOf(stored.at(-1)!.text)).toBe("mine, and more")
  await editor.restore({ ...at.newest(), document: doc("older") })
  expect(editor.current().saving).toBe("conflict")
  expect(wordsOf(editor.current().text)).toBe("mine, and more")
  expect(wordsOf(stored.at(-1)!.text)).toBe("mine, and more")
  vi.useRealTimers()
})

test("unsaved words upon an older version are a conflict, and overwrite nothing", async () => {
  const at = server()
  const unsaved = { text: { ...at.newest(), title: "Old tab" }, version: 1, saves: [] }
  const other = open(at).editor
  other.type({ title: "Newer" })
  await other.saveNow()
  const { editor } = open(at, {}, unsaved)
  await editor.saveNow()
  expect(editor.current().saving).toBe("conflict")
  expect(at.newest().title).toBe("Newer")
})

test("what is refused is said at its field, and tried again with the next word", async () => {
  const at = server()
  let isRefused = true
  const { editor } = open(at, {
    save: (input) => (isRefused ? Promise.reject(failure(422, "invalid", {}, { tags: "Too many" })) : at.save(input)),
  })
  editor.type({ tags: ["x"] })
  await editor.saveNow()
  expect(editor.current()).toMatchObject({ saving: "refused", errors: { tags: "Too many" } })
  isRefused = false
  editor.type({ tags: [] })
  await editor.saveNow()
  expect(editor.current()).toMatchObject({ saving: "saved", errors: {} })
})

test("it saves by itself soon after the last key", async () => {
  vi.useFakeTimers()
  const at = server()
  const { editor } = open(at)
  editor.type({ title: "By itself" })
  expect(at.newest().title).toBe("")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(at.newest().title).toBe("By itself")
  vi.useRealTimers()
})
