import { crc32 } from "node:zlib"
import { expect, test } from "vitest"
import { type ZipEntry, zipOf } from "./zip.server.ts"

async function* listed(entries: readonly ZipEntry[]) {
  yield* entries
}

const written = async (entries: readonly ZipEntry[], at = new Date("2026-11-28T09:14:25Z")) => {
  const parts: Uint8Array[] = []
  for await (const part of zipOf(listed(entries), at)) parts.push(part)
  return Buffer.concat(parts)
}

/** As programs read one: from its end, by its directory, then each where it is said to be. */
const read = (zip: Buffer) => {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: count }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    // Both say the same of it.
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32))
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength)
    const bytes = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
    expect(crc32(bytes)).toBe(sum)
    const [time, day] = [zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14)]
    at += 46 + nameLength
    return { name, bytes: bytes.toString(), time, day }
  })
}

test("what is written is read again, with its name and the time in India", async () => {
  const entries = [
    { name: "captions.txt", bytes: Buffer.from("स्वयंपाकघर\n") },
    { name: "01 पहाट/01.webp", bytes: Buffer.from([0, 255, 1]) },
    { name: "01 पहाट/02.webp", bytes: new Uint8Array() },
  ]
  const found = read(await written(entries))
  expect(found.map(({ name, bytes }) => [name, bytes])).toEqual(
    entries.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]),
  )
  // 28 November 2026, 14:44:24: seconds are counted by two.
  expect(found[0]).toMatchObject({ day: (46 << 9) | (11 << 5) | 28, time: (14 << 11) | (44 << 5) | 12 })
})

test("an archive of nothing is one too, and one that is too large is none", async () => {
  expect(read(await written([]))).toEqual([])
  const many = Array.from({ length: 0xffff + 1 }, (_, at) => ({ name: String(at), bytes: new Uint8Array() }))
  await expect(written(many)).rejects.toThrow("larger than its format")
})
