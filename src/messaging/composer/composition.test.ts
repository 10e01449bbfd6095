/** Files on their way and the draft they come into. Of the browser only what sends them stands in: it waits to be told to. */
import { beforeEach, expect, test, vi } from "vitest"
import { json, openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { newId } from "../../platform/id.ts"
import { compositionOf } from "./composition.ts"

const { answers } = openBrowserClient()

class Line {
  static open: Line[] = []
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  onloadend = () => {}
  status = 0
  responseText = ""
  name = ""
  open(_method: string, address: string) {
    this.name = new URL(address, "http://a.example").searchParams.get("name")!
  }
  setRequestHeader() {}
  send() {
    Line.open.push(this)
  }
  abort() {
    this.onloadend()
  }
  arrive() {
    this.status = 201
    this.responseText = JSON.stringify({
      success: true,
      id: this.name,
      kind: "picture",
      name: null,
      bytes: 1,
      urls: {},
    })
    this.onloadend()
  }
}

let id: string
beforeEach(() => {
  Line.open = []
  vi.stubGlobal("XMLHttpRequest", Line)
  signIn()
  id = newId()
})

const picture = (name: string) => new File(["x"], name, { type: "image/png" })
const names = () => Line.open.map(({ name }) => name)
const attached = () =>
  compositionOf(id)
    .draft.current()
    .files.map((file) => file.id)

test("a file removed while an earlier one is on its way is not sent", async () => {
  const { attachments } = compositionOf(id)
  const added = attachments.add([picture("a"), picture("b"), picture("c")])
  await expect.poll(names).toEqual(["a"])
  attachments.cancel(attachments.current().arriving[1]!.key)
  Line.open[0]!.arrive()
  await expect.poll(names).toEqual(["a", "c"])
  Line.open[1]!.arrive()
  await added
  expect([attached(), attachments.current().arriving]).toEqual([["a", "c"], []])
})

test("one removed as it arrives is discarded", async () => {
  const discarded = vi.fn()
  answers["/api/files/a"] = (_, response) => {
    discarded()
    json(response, 200, { success: true })
  }
  const { attachments } = compositionOf(id)
  const added = attachments.add([picture("a")])
  await expect.poll(names).toEqual(["a"])
  Line.open[0]!.arrive()
  attachments.cancel(attachments.current().arriving[0]!.key)
  await added
  expect(attached()).toEqual([])
  await expect.poll(() => discarded.mock.calls.length).toBe(1)
})

test("who comes back meets the same progress and the same draft", async () => {
  const added = compositionOf(id).attachments.add([picture("a")])
  await expect.poll(names).toEqual(["a"])
  Line.open[0]!.upload.onprogress!({ loaded: 1, total: 4 })
  const { draft, attachments } = compositionOf(id)
  expect(attachments.current().arriving).toMatchObject([{ percent: 25 }])
  draft.change({ content: "Two words" })
  Line.open[0]!.arrive()
  await added
  expect(draft.current()).toMatchObject({ content: "Two words", files: [{ id: "a" }] })
  expect(compositionOf(newId()).draft.current()).toEqual({ content: "", files: [] })
})
