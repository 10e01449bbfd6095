/** What phones and cameras make is made smaller before it is sent: 12 MB take minutes of a slow line, and show no more. */
import { boundViolation, MAX_BYTES, PICTURE_TYPES } from "../platform/files/upload-bounds.ts"
import { HEAD_BYTES, sizeInHead } from "./picture-size.rules.ts"

/** On its longer side. The largest that is served has 3,000. */
const MAX_SIDE = 4096
const DRAWN_SIDE = 3200
const DRAWN_TYPE = "image/jpeg"
const QUALITY = 0.9

export type Refusal = "type" | "size" | "heic"
type Prepared = { file: File; refusal?: undefined } | { file?: undefined; refusal: Refusal }

/** Many browsers do not know its type. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.(heic|heif|hif)$/i.test(name))

const mayBeDrawn = (file: File) => PICTURE_TYPES.includes(file.type) || isHeic(file)

/** What is known before anything is read. */
export const refusalAtOnce = (file: File, types: readonly string[]): Refusal | undefined =>
  mayBeDrawn(file) ? undefined : boundViolation(file, types)

/** What is sent of a chosen file: itself, or a smaller picture of it; or why nothing is. */
export const prepareFile = async (file: File, types: readonly string[]): Promise<Prepared> => {
  const drawn = mayBeDrawn(file) ? await inTurn(() => drawIfNeeded(file)) : undefined
  // Only Safari decodes it.
  if (!drawn && isHeic(file)) return { refusal: "heic" }
  const fitting = drawn ?? file
  const refusal = boundViolation(fitting, types)
  return refusal ? { refusal } : { file: fitting }
}

let last: Promise<unknown> = Promise.resolve()
/** One at a time: a decoded photo takes 200 MB, and a phone has few of them. */
const inTurn = <T>(draw: () => Promise<T>): Promise<T> => {
  const turn = last.then(draw)
  last = turn.catch(() => {})
  return turn
}

/** Undefined where it fits, or where this browser cannot draw it. */
const drawIfNeeded = async (file: File) => {
  try {
    return (await isFitting(file)) ? undefined : await draw(file)
  } catch {
    // Not decoded, or no memory: the server says what is wrong with it.
    return undefined
  }
}

const isFitting = async (file: File) => {
  if (isHeic(file) || file.size > MAX_BYTES) return false
  const size = sizeInHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  return !size || Math.max(size.width, size.height) <= MAX_SIDE
}

const draw = async (file: File) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" })
  try {
    const scale = Math.min(1, DRAWN_SIDE / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
    const canvas = new OffscreenCanvas(width!, height!)
    const context = canvas.getContext("2d")
    if (!context) return undefined
    // What has no colour stands on white, as where the server draws it.
    context.fillStyle = "#ffffff"
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = "high"
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: DRAWN_TYPE, quality: QUALITY })
    return new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: blob.type })
  } finally {
    bitmap.close()
  }
}
