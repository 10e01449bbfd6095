/** Files on their way. Of the browser only what sends them stands in: it waits to be told what became of each. */
import { beforeEach, expect, test, vi } from "vitest"
import { openBrowserClient, signIn } from "../../test/browser-client.ts"
import { FakeUpload } from "../../test/fake-uploads.ts"
import { PICTURE_TYPES } from "../platform/files/upload-bounds.ts"
import { type ArrivedFile, createUploads } from "./uploads.actions.ts"

openBrowserClient()

let arrived: string[] = []
let places: number[] = []
const onArrived = ({ id }: ArrivedFile, place: number) => {
  arrived.push(id)
  places.push(place)
}
beforeEach(() => {
  FakeUpload.open = []
  arrived = []
  places = []
  vi.stubGlobal("XMLHttpRequest", FakeUpload)
  signIn()
})

const open = (max = 5) =>
  createUploads({ purpose: "review", types: PICTURE_TYPES, max, present: () => arrived.length, onArrived })
const picture = (name: string, type = "image/jpeg") => new File(["x"], name, { type })
const sent = () => FakeUpload.open.map(({ name }) => name)
const arrive = (at: number) => FakeUpload.open[at]!.end(201, { id: FakeUpload.open[at]!.name })

test("one after the other, also of two choices, and a failure stays by its file and stops nothing", async () => {
  const uploads = open()
  const both = Promise.all([uploads.add([picture("a"), picture("b")]), uploads.add([picture("c")])])
  await expect.poll(sent).toEqual(["a"])
  FakeUpload.open[0]!.end(422, { code: "invalid", message: "This picture is too small." })
  await expect.poll(sent).toEqual(["a", "b"])
  arrive(1)
  await expect.poll(sent).toEqual(["a", "b", "c"])
  arrive(2)
  await both
  expect(arrived).toEqual(["b", "c"])
  const [failed, ...others] = uploads.current().arriving
  expect([failed?.file.name, failed?.failure, others]).toEqual(["a", "This picture is too small.", []])
  const again = uploads.retry(failed!)
  expect(uploads.current().arriving[0]?.failure).toBeUndefined()
  await expect.poll(sent).toEqual(["a", "b", "c", "a"])
  arrive(3)
  await again
  expect([arrived, uploads.current()]).toEqual([["b", "c", "a"], { arriving: [], problem: undefined }])
  expect(places).toEqual([1, 2, 0])
})

test("of several it says which were not taken and why, of one only why", async () => {
  const uploads = open(2)
  const added = uploads.add([
    ...[picture("a.jpg"), picture("plan.svg", "image/svg+xml"), picture("b.jpg"), picture("c.jpg")],
    ...[picture("d.gif", "image/gif"), picture("e.jpg")],
  ])
  expect(uploads.current().problem).toBe(
    "4 of 6 were not taken: plan.svg, d.gif. Please choose a JPEG, PNG or WebP picture. c.jpg, e.jpg. There can be 2 files at most.",
  )
  await expect.poll(sent).toEqual(["a.jpg"])
  arrive(0)
  await expect.poll(sent).toEqual(["a.jpg", "b.jpg"])
  arrive(1)
  await added
  await uploads.add([picture("f.jpg")])
  expect(uploads.current().problem).toBe("There can be 2 files at most.")
  uploads.clearProblem()
  expect(uploads.current()).toEqual({ arriving: [], problem: undefined })
})

test("HEIC that this browser cannot open is refused with what to do, whether its type is known or not", async () => {
  const uploads = open()
  await uploads.add([picture("IMG_1.HEIC", "")])
  expect(uploads.current()).toEqual({ arriving: [], problem: expect.stringMatching(/Most Compatible/) })
  const added = uploads.add([picture("IMG_2.jpg"), picture("IMG_3", "image/heic")])
  await expect.poll(sent).toEqual(["IMG_2.jpg"])
  arrive(0)
  await added
  expect(uploads.current().problem).toMatch(/^1 of 2 were not taken: IMG_3\. This browser cannot open HEIC/)
})

test("what is too large and cannot be drawn is refused by its size", async () => {
  const uploads = open()
  await uploads.add([new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.png", { type: "image/png" })])
  expect([uploads.current(), sent()]).toEqual([{ arriving: [], problem: "A file may have 10 MB at most." }, []])
})

test("what is large is drawn smaller, and that is sent", async () => {
  const drawn: unknown[] = []
  const close = vi.fn()
  vi.stubGlobal("createImageBitmap", async () => ({ width: 8000, height: 6000, close }))
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      width: number
      height: number
      constructor(width: number, height: number) {
        this.width = width
        this.height = height
      }
      getContext() {
        return { fillRect: () => {}, drawImage: (_of: unknown, ...where: number[]) => drawn.push(where) }
      }
      async convertToBlob({ type }: { type: string }) {
        return new Blob(["small"], { type })
      }
    },
  )
  const uploads = open()
  const added = uploads.add([new File([new Uint8Array(13 * 1024 * 1024)], "plan.of.flat.png", { type: "image/png" })])
  await expect.poll(sent).toEqual(["plan.of.flat.jpg"])
  expect([drawn, close.mock.calls.length]).toEqual([[[0, 0, 3200, 2400]], 1])
  arrive(0)
  await added
  expect(arrived).toHaveLength(1)
})

test("who leaves wants none of them", async () => {
  const uploads = open()
  const added = uploads.add([picture("a"), picture("b")])
  await expect.poll(sent).toEqual(["a"])
  uploads.cancelAll()
  await added
  expect([uploads.current().arriving, sent(), arrived]).toEqual([[], ["a"], []])
})
