/** The process that makes pictures: what it makes of them, and what becomes of it. */
import { spawnSync } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { photo, photoTurned, redInks } from "../../../test/pictures.ts"
import { until } from "../../../test/until.ts"
import { type Maker, makePictures } from "./picture-process.server.ts"

let folder: string
let source: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthapati-pictures-"))
  source = join(folder, "in")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const square = { shape: "square", sizes: { "96": 96, "320": 320 } } as const
const whole = { shape: "whole", sizes: { source: 400 } } as const

/** Red, blue or something between, at so many parts of the width and of the height. */
const colourAt = async (name: string, part: number, down = 0.5) => {
  const { data, info } = await sharp(await readFile(join(folder, name)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height * down) * info.width + Math.floor(part * (info.width - 1))) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > 200 && blue < 60 ? "red" : blue > 200 && red < 60 ? "blue" : "between"
}
const sizeOf = async (name: string) => {
  const { width, height, format } = await sharp(await readFile(join(folder, name))).metadata()
  return [format, width, height]
}

test("a picture is cut to a square out of its middle, in each size", async () => {
  await writeFile(source, await photo())
  const made = await makePictures("somebody", { ...square, source, folder })
  expect(made).toEqual({ width: 800, height: 600, placeholder: null })
  expect([await sizeOf("96"), await sizeOf("320")]).toEqual([
    ["webp", 96, 96],
    ["webp", 320, 320],
  ])
  expect([await colourAt("320", 0.1), await colourAt("320", 0.9)]).toEqual(["red", "blue"])
})

test.each([
  ["on the left", { x: 0, y: 0.5, size: 0.5 }, ["red", "red"]],
  ["on the right", { x: 0.625, y: 0.5, size: 0.5 }, ["blue", "blue"]],
  // What would reach over the edge is moved back into the picture.
  ["over the edge", { x: 1, y: 1, size: 0.5 }, ["blue", "blue"]],
  ["of a hair's breadth", { x: 0.2, y: 0.2, size: 0.01 }, ["red", "red"]],
])("or where it is asked to: %s", async (_where, crop, colours) => {
  await writeFile(source, await photo())
  await makePictures("somebody", { ...square, source, folder, crop })
  expect([await colourAt("320", 0.1), await colourAt("320", 0.9)]).toEqual(colours)
})

test("a whole picture keeps its shape, and is not made larger than it came", async () => {
  await writeFile(source, await photo({ width: 1200, height: 600 }))
  await makePictures("somebody", { ...whole, source, folder })
  expect(await sizeOf("source")).toEqual(["webp", 400, 200])
  await writeFile(source, await photo({ width: 200, height: 180 }))
  await makePictures("somebody", { ...whole, source, folder })
  expect(await sizeOf("source")).toEqual(["webp", 200, 180])
})

test("beside each size it is AVIF where that is asked for, as good to the eye", async () => {
  await writeFile(source, await photo({ width: 1200, height: 900 }))
  await makePictures("somebody", { shape: "whole", sizes: { small: 320, large: 800 }, avif: true, source, folder })
  expect((await readdir(folder)).sort()).toEqual(["in", "large", "large.avif", "small", "small.avif"])
  expect([await sizeOf("small.avif"), await sizeOf("large.avif")]).toEqual([
    ["heif", 320, 240],
    ["heif", 800, 600],
  ])
  expect([await colourAt("large.avif", 0.1), await colourAt("large.avif", 0.9)]).toEqual(["red", "blue"])
})

test.each([
  ["lies", { width: 1200, height: 900 }, [20, 15]],
  ["stands", { width: 600, height: 1200 }, [10, 20]],
])("a picture that %s has a blur of itself, where that is asked for", async (_how, size, sides) => {
  await writeFile(source, await photo(size))
  const { placeholder } = await makePictures("somebody", { ...whole, placeholder: true, source, folder })
  expect(placeholder?.length).toBeLessThanOrEqual(400)
  const [, bytes = ""] = placeholder?.split("data:image/webp;base64,") ?? []
  const { width, height, format } = await sharp(Buffer.from(bytes, "base64")).metadata()
  expect([format, width, height]).toEqual(["webp", ...sides])
})

test("a picture of noise has a blur that is short enough", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 100 } as const
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: "black", noise } })
  await writeFile(source, await picture.resize(400, 400, { kernel: "nearest" }).png().toBuffer())
  const { placeholder } = await makePictures("somebody", { ...whole, placeholder: true, source, folder })
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder?.length).toBeLessThanOrEqual(400)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a camera's orientation %i stands upright", async (orientation) => {
  await writeFile(source, await photoTurned(orientation))
  expect(await makePictures("somebody", { ...whole, source, folder })).toMatchObject({ width: 800, height: 600 })
  expect(await sizeOf("source")).toEqual(["webp", 400, 300])
  const corners = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const
  const colours = await Promise.all(corners.map(([part, down]) => colourAt("source", part, down)))
  expect(colours).toEqual(["red", "blue", "blue", "blue"])
})

test.each([
  { profile: false, mark: true },
  { profile: true, mark: true },
  { profile: false, mark: false },
  { profile: true, mark: false },
])("red in four inks stays red: %o", async (inks) => {
  await writeFile(source, await redInks(inks))
  await makePictures("somebody", { ...whole, avif: true, source, folder })
  expect([await colourAt("source", 0.5), await colourAt("source.avif", 0.5)]).toEqual(["red", "red"])
})

test("48 megapixels are taken as phones make them", async () => {
  const create = { width: 8064, height: 6048, channels: 3, background: "#ff0000" } as const
  await writeFile(source, await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  await expect(makePictures("somebody", { ...whole, source, folder })).resolves.toMatchObject({ height: 8064 })
  expect(await sizeOf("source")).toEqual(["webp", 300, 400])
})

test("where a picture has no colour, it stands on white", async () => {
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: "#00000000" } })
  await writeFile(source, await clear.png().toBuffer())
  await makePictures("somebody", { ...whole, source, folder })
  const { channels } = await sharp(await readFile(join(folder, "source"))).stats()
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
})

test("no other loader is open: not even for a picture that is called otherwise", async () => {
  await writeFile(
    source,
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>`,
  )
  await expect(makePictures("somebody", { ...whole, source, folder })).rejects.toMatchObject({ code: "invalid" })
  expect(await readdir(folder)).toEqual(["in"])
})

describe("a process that is killed", () => {
  test("is started once more, and nobody notices", async () => {
    await writeFile(source, await photo())
    const killed: number[] = []
    const asked = makePictures("somebody", { ...whole, source, folder })
    await until(() => kill(killed), "the process to kill")
    expect(await asked).toMatchObject({ width: 800, height: 600 })
    expect(killed).toHaveLength(1)
    expect(await sizeOf("source")).toEqual(["webp", 400, 300])
  })

  /** Ours, by the folder that it works on. */
  const kill = (killed: number[]) => {
    const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "-f", folder], { encoding: "utf8" })
    const pid = Number.parseInt(stdout, 10)
    if (!pid) return false
    killed.push(pid)
    process.kill(pid, "SIGKILL")
    return true
  }

  test("again and again is a sentence, and the next picture is made", async () => {
    await writeFile(source, await photo())
    const dying: Maker = async () => "died"
    await expect(makePictures("somebody", { ...whole, source, folder }, dying)).rejects.toMatchObject({
      code: "unavailable",
    })
    await expect(makePictures("somebody", { ...whole, source, folder })).resolves.toMatchObject({ width: 800 })
  })
})

test("one that takes too long is a sentence too", async () => {
  await expect(makePictures("somebody", { ...whole, source, folder }, async () => "too_slow")).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/too long/),
  })
})

test("two are made at once, and one of each person", async () => {
  let busy = 0
  const most = { all: 0 }
  let finish: () => void = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const slow: Maker = async () => {
    busy += 1
    most.all = Math.max(most.all, busy)
    await finished
    busy -= 1
    return { made: { width: 1, height: 1, placeholder: null } }
  }
  const all = ["one", "one", "two", "three"].map((owner) => makePictures(owner, { ...whole, source, folder }, slow))
  await until(() => busy === 2, "two to be under way")
  finish()
  await Promise.all(all)
  expect(most.all).toBe(2)
})
