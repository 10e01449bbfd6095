/** Files on their way and the draft they come into. Of the browser only what sends them stands in: it waits to be told to. */
import { beforeEach, expect, test, vi } from "vitest"
import { json, openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { FakeUpload } from "../../../test/fake-uploads.ts"
import { newId } from "../../platform/id.ts"
import { compositionOf } from "./composition.ts"

const { answers } = openBrowserClient()

let id: string
beforeEach(() => {
  FakeUpload.open = []
  vi.stubGlobal("XMLHttpRequest", FakeUpload)
  signIn()
  id = newId()
})

const picture = (name: string) => new File(["x"], name, { type: "image/png" })
const arrive = (at: number) => {
  const one = FakeUpload.open[at]!
  one.end(201, { id: one.name, kind: "picture", name: null, bytes: 1, urls: {} })
}
const names = () => FakeUpload.open.map(({ name }) => name)
const attached = () =>
  compositionOf(id)
    .draft.current()
    .files.map((file) => file.id)

test("a file removed while an earlier one is on its way is not sent", async () => {
  const { attachments } = compositionOf(id)
  const added = attachments.add([picture("a"), picture("b"), picture("c")])
  await expect.poll(names).toEqual(["a"])
  attachments.cancel(attachments.current().arriving[1]!.key)
  arrive(0)
  await expect.poll(names).toEqual(["a", "c"])
  arrive(1)
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
  arrive(0)
  attachments.cancel(attachments.current().arriving[0]!.key)
  await added
  expect(attached()).toEqual([])
  await expect.poll(() => discarded.mock.calls.length).toBe(1)
})

test("who comes back meets the same progress and the same draft", async () => {
  const added = compositionOf(id).attachments.add([picture("a")])
  await expect.poll(names).toEqual(["a"])
  FakeUpload.open[0]!.upload.onprogress!({ loaded: 1, total: 4 })
  const { draft, attachments } = compositionOf(id)
  expect(attachments.current().arriving).toMatchObject([{ percent: 25 }])
  draft.change({ content: "Two words" })
  arrive(0)
  await added
  expect(draft.current()).toMatchObject({ content: "Two words", files: [{ id: "a" }] })
  expect(compositionOf(newId()).draft.current()).toEqual({ content: "", files: [] })
})
