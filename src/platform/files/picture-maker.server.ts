/**
 * The program that decodes pictures: of a process of its own, which may hang or die without harm. It is handed to Node as
 * text (picture-process.server.ts), so nothing of ours can be imported here but types. Decoding is the dangerous part:
 * only the loaders of three formats are open, nothing that is broken or too large is read on, and what comes out is
 * drawn anew, without a byte of what came in: no place, no camera, no second file behind the picture.
 */
import { writeFile } from "node:fs/promises"
import { setPriority } from "node:os"
import type { Sharp } from "sharp"
import type { MadePicture, PictureAnswer, PictureJob, Refusal } from "./picture-order.ts"

setPriority(10)
const { default: sharp } = await import("sharp")
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"] })

const { source, folder, shape, sizes, avif, placeholder, crop, mostPixels, leastSide }: PictureJob = JSON.parse(
  process.argv[1] ?? "",
)

const make = async (): Promise<PictureAnswer> => {
  const size = await sizeOf()
  if (typeof size === "string") return { refused: size }
  const drawn = await draw(size).catch(() => undefined)
  if (!drawn) return { refused: "damaged" }
  for (const [name, bytes] of drawn.files) {
    try {
      await writeFile(`${folder}/${name}`, bytes)
    } catch (error) {
      if (["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "")) return { refused: "no_room" }
      throw error
    }
  }
  return { made: { ...size, placeholder: drawn.placeholder } }
}

type Size = Pick<MadePicture, "width" | "height">

/** Upright, read off the head of the file; nothing is decoded yet. */
const sizeOf = async (): Promise<Size | Refusal> => {
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height) return "damaged"
  const { width, height } = head.autoOrient
  if (width * height > mostPixels) return "too_many_pixels"
  if (Math.min(width, height) < leastSide) return "too_small"
  return shape === "whole" && isTooNarrow(width, height) ? "too_narrow" : { width, height }
}

/** What is kept of it would be a line, from which nothing more can be made. */
const isTooNarrow = (width: number, height: number) => {
  const scale = Math.min(1, Math.max(...Object.values(sizes)) / Math.max(width, height))
  return Math.min(width, height) * scale < leastSide
}

/** Decoded once: the smaller sizes are made of the largest. */
const draw = async ({ width, height }: Size) => {
  const names = Object.keys(sizes).sort((a, b) => sizes[b]! - sizes[a]!)
  const largest = sizes[names[0]!]!
  const whole = sharp(source, { failOn: "error", limitInputPixels: mostPixels }).autoOrient()
  const cut = shape === "square" ? whole.extract(squareIn(width, height)) : whole
  const { data, info } = await cut
    .resize(largest, largest, fitting)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sized = (side: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
      side,
      side,
      fitting,
    )
  const files = new Map<string, Buffer>()
  for (const name of names) {
    const picture = sized(sizes[name]!)
    files.set(name, await picture.clone().webp({ quality: 86, effort: 2 }).toBuffer())
    if (avif) files.set(`${name}.avif`, await picture.clone().avif(likeWebp).toBuffer())
  }
  return { files, placeholder: placeholder ? await blurOf(sized) : null }
}

/** As good to the eye as the WebP beside it. A higher effort takes four to thirty times as long. */
const likeWebp = { quality: 60, effort: 0, chromaSubsampling: "4:2:0" } as const

/** The largest of some that has room in the row. */
const blurOf = async (sized: (side: number) => Sharp) => {
  for (const [side, quality] of [
    [20, 40],
    [16, 20],
    [8, 0],
  ] as const) {
    const bytes = await sized(side).webp({ quality, effort: 4 }).toBuffer()
    const url = `data:image/webp;base64,${bytes.toString("base64")}`
    if (url.length <= 400) return url
  }
  return null
}

/** A square that is smaller than its place is drawn larger, so that each size is there; a whole picture is not. */
const fitting = { fit: shape === "square" ? "fill" : "inside", withoutEnlargement: shape === "whole" } as const

/** Whatever was asked for, it lies within the picture. */
const squareIn = (width: number, height: number) => {
  const shorter = Math.min(width, height)
  const side = Math.min(shorter, Math.max(1, Math.round((crop?.size ?? 1) * shorter)))
  const within = (at: number | undefined, length: number) =>
    Math.max(0, Math.min(length - side, Math.round(at === undefined ? (length - side) / 2 : at * length)))
  return { left: within(crop?.x, width), top: within(crop?.y, height), width: side, height: side }
}

process.stdout.write(JSON.stringify(await make()))
