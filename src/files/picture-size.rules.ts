/** How many pixels a picture has, read off its first bytes: decoding one of 48 megapixels takes 200 MB. */
interface Size {
  width: number
  height: number
}

/** Cameras write a few segments of 64 KB before the size: place, colours, a small picture. */
export const HEAD_BYTES = 524_288

/** As it lies in the file, before any turn. Undefined: none of JPEG, PNG, WebP, or cut off before its size is said. */
export const sizeInHead = (head: Uint8Array<ArrayBuffer>): Size | undefined => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view)
    return view.getUint32(0) === RIFF && view.getUint32(8) === WEBP ? sizeOfWebp(view) : undefined
  } catch (error) {
    // Cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const RIFF = 0x52494646
const WEBP = 0x57454250

/** From segment to segment up to the one that starts a frame. */
const sizeOfJpeg = (view: DataView): Size | undefined => {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (startsFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15; among them stand the tables of Huffman and arithmetic codes, and an extension. */
const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const sizeOfWebp = (view: DataView): Size | undefined => {
  const kind = view.getUint32(12)
  if (kind === VP8) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === VP8L) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1
  return kind === VP8X ? { width: threeBytes(24), height: threeBytes(27) } : undefined
}

const VP8 = 0x56503820
const VP8L = 0x5650384c
const VP8X = 0x56503858
