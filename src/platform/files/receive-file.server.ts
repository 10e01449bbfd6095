// Receives an upload: written to the disk as it arrives, its type known by its content, refused where it is too large, of
// another type, too slow, or cut off.
import { type FileHandle, open } from "node:fs/promises"
import { PassThrough, type Readable } from "node:stream"
import { cutOff, refusedFile, tooLarge, tooSlow } from "./file-problems.server.ts"
import type { FilePurpose } from "./file-store.server.ts"
import { MAX_BYTES } from "./upload-bounds.ts"

export interface Upload {
  body: Readable
  /** As announced; undefined where it was not. */
  bytes: number | undefined
}

/** A stalled or very slow upload occupies a place in the queue: 2 KB a second is a bad 2G connection. */
const SPEED_CHECK_MS = 15_000
const MIN_BYTES = 30_000

/** By its first bytes, whatever its name: one of PICTURE_TYPES. */
const isPicture = (head: Buffer) =>
  head.subarray(0, 3).equals(JPEG) || head.subarray(0, 8).equals(PNG) || /^RIFF.{4}WEBP/s.test(head.toString("latin1"))

const JPEG = Buffer.from("ffd8ff", "hex")
const PNG = Buffer.from("89504e470d0a1a0a", "hex")
const HEAD_BYTES = 12

const isDocument = (head: Buffer) => head.subarray(0, 5).toString("latin1") === "%PDF-"

/** Readers look for a PDF's end mark in its last kilobyte; some programs leave a few bytes behind it. */
const TAIL_BYTES = 2_048

interface Received {
  kind: "picture" | "document"
  bytes: number
}

/** @param path of a file that does not exist yet */
export const receiveToDisk = async (
  { body, bytes = 0 }: Upload,
  path: string,
  { acceptsDocuments = false }: Pick<FilePurpose, "acceptsDocuments"> = {},
): Promise<Received> => {
  if (bytes > MAX_BYTES) throw tooLarge()
  const file = await open(path, "wx+", 0o600)
  try {
    let head = Buffer.alloc(0)
    let received = 0
    for await (const chunk of chunksOf(body)) {
      received += chunk.length
      if (received > MAX_BYTES) throw tooLarge()
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
        if (head.length >= HEAD_BYTES) refuseOtherTypes(head, acceptsDocuments)
      }
      await file.writeFile(chunk)
    }
    if (head.length < HEAD_BYTES) refuseOtherTypes(head, acceptsDocuments)
    if (!isDocument(head)) return { kind: "picture", bytes: received }
    await refuseWithoutEnd(file, received)
    return { kind: "document", bytes: received }
  } finally {
    await file.close()
  }
}

/** A file that is only read, and not kept. */
export const receiveToMemory = async (
  { body, bytes = 0 }: Upload,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => Error },
): Promise<Buffer> => {
  if (bytes > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of chunksOf(body)) {
    received += chunk.length
    if (received > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const refuseOtherTypes = (head: Buffer, acceptsDocuments: boolean) => {
  if (isPicture(head) || (acceptsDocuments && isDocument(head))) return
  throw refusedFile((t) => (acceptsDocuments ? t.notAPictureOrPdf : t.notAPicture))
}

/** A PDF that was cut off before it came to us; nothing else of it is looked at. */
const refuseWithoutEnd = async (file: FileHandle, length: number) => {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(TAIL_BYTES),
    position: Math.max(0, length - TAIL_BYTES),
  })
  if (!buffer.subarray(0, bytesRead).includes("%%EOF")) throw refusedFile((t) => t.pdfCutOff)
}

/**
 * The request must stay open when reading stops early, so that the client gets the refusal. So it is read through a stream of
 * our own, which may be destroyed without it.
 */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  const incoming = new PassThrough()
  const breakOff = () => {
    if (!body.readableEnded) incoming.destroy(cutOff())
  }
  let fresh = 0
  const check = setInterval(() => {
    if (fresh < MIN_BYTES) incoming.destroy(tooSlow())
    fresh = 0
  }, SPEED_CHECK_MS)
  body.once("error", breakOff).once("close", breakOff)
  if (body.destroyed) breakOff()
  try {
    for await (const chunk of body.pipe(incoming)) {
      fresh += chunk.length
      yield chunk
    }
  } finally {
    clearInterval(check)
    body.off("error", breakOff).off("close", breakOff)
  }
}
