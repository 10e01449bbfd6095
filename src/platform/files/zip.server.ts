// Writes a zip archive while it is sent (APPNOTE 6.3). What is in it is stored as it is: photographs do not get smaller. An
// entry is in memory for as long as it is sent, as its checksum stands before it; checksums behind stored entries are
// allowed, and some programs refuse them.
import { crc32 } from "node:zlib"
import { IST_OFFSET_MS } from "../time.ts"

export interface ZipEntry {
  /** With its folders, by "/". */
  name: string
  bytes: Uint8Array
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** More would need another format, which not every program reads. */
const MOST_BYTES = 0xffffffff
const MOST_ENTRIES = 0xffff

export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const facts = factsOf(bytes, path, at)
    const header = Buffer.concat([numbers([LOCAL, 4]), facts, path])
    if (offset + header.length + bytes.length > MOST_BYTES || directory.length === MOST_ENTRIES)
      throw new Error("An archive has become larger than its format allows.")
    directory.push(centralHeader(facts, path, offset))
    offset += header.length + bytes.length
    yield header
    yield bytes
  }
  const central = Buffer.concat(directory)
  const count = directory.length
  yield central
  yield numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2])
}

/** What both headers of an entry say of it, from the version that reads it to the length of what is added: nothing. */
const factsOf = (bytes: Uint8Array, path: Uint8Array, at: Date) => {
  const sizes: Field[] = [
    [bytes.length, 4],
    [bytes.length, 4],
  ]
  return numbers(
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    ...dosTime(at),
    [crc32(bytes), 4],
    ...sizes,
    [path.length, 2],
    [0, 2],
  )
}

const centralHeader = (facts: Uint8Array, path: Uint8Array, offset: number) =>
  // No comment, on the first disk, no attributes.
  Buffer.concat([
    numbers([CENTRAL, 4], [VERSION, 2]),
    facts,
    numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    path,
  ])

/** The time of day, then the day, as clocks in India show them: the format knows no zones. */
const dosTime = (at: Date): Field[] => {
  const here = new Date(at.getTime() + IST_OFFSET_MS)
  const time = (here.getUTCHours() << 11) | (here.getUTCMinutes() << 5) | (here.getUTCSeconds() >> 1)
  const day = ((here.getUTCFullYear() - 1980) << 9) | ((here.getUTCMonth() + 1) << 5) | here.getUTCDate()
  return [
    [time, 2],
    [day, 2],
  ]
}

/** A number, and how many bytes it takes. */
type Field = [value: number, bytes: 2 | 4]

const numbers = (...fields: Field[]) => {
  const written = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let place = 0
  for (const [value, bytes] of fields) place = written.writeUIntLE(value, place, bytes)
  return written
}
