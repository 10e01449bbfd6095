/** The text of a file that a spreadsheet has written, in whichever encoding it was. */

export const encodings = ["utf-8", "utf-8-bom", "utf-16le", "utf-16be", "windows-1252"] as const
export type Encoding = (typeof encodings)[number]

/** Why a file has no text. */
export type NoText = "workbook" | "not_text"

/** Looked at for the zeros that Latin letters have in UTF-16. */
const SAMPLE_BYTES = 1_000

export const textOf = (bytes: Uint8Array): { encoding: Encoding; text: string } | { refused: NoText } => {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { refused: "workbook" }
  const encoding = encodingOf(bytes)
  const text = decode(bytes, encoding)
  // A text has none of these; what is no text has them soon.
  return text === undefined || text.includes("\0") ? { refused: "not_text" } : { encoding, text }
}

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return "utf-8-bom"
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le"
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be"
  const zeros = [0, 0]
  bytes.subarray(0, SAMPLE_BYTES).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const [high, low] = zeros as [number, number]
  if (high !== low) return low > high ? "utf-16le" : "utf-16be"
  return decode(bytes, "utf-8") === undefined ? "windows-1252" : "utf-8"
}

/** Without the mark at its beginning; undefined: it is not in this encoding. */
const decode = (bytes: Uint8Array, encoding: Encoding) => {
  try {
    return new TextDecoder(encoding === "utf-8-bom" ? "utf-8" : encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
