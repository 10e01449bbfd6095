/**
 * Makes public/favicon.ico and public/mail-mark.png from public/favicon.svg, and public/mail-street.png from
 * scripts/mail-street.svg, since mails show no SVG: `node scripts/make-favicon.ts`. Browsers ask for the icon by themselves
 * where no page names one (a picture, a JSON answer), and some read no SVG.
 */
import { readFile, writeFile } from "node:fs/promises"
import sharp from "sharp"

const sizes = [16, 32, 48]
const drawing = await readFile("public/favicon.svg")
const pictures = await Promise.all(sizes.map((size) => sharp(drawing, { density: 400 }).resize(size).png().toBuffer()))

const HEAD = 6
const ENTRY = 16
const head = Buffer.alloc(HEAD)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(sizes.length, 4)
let place = HEAD + ENTRY * sizes.length
const entries = pictures.map((picture, at) => {
  const entry = Buffer.alloc(ENTRY)
  entry.writeUInt8(sizes[at]!, 0)
  entry.writeUInt8(sizes[at]!, 1)
  entry.writeUInt16LE(1, 4)
  entry.writeUInt16LE(32, 6)
  entry.writeUInt32LE(picture.length, 8)
  entry.writeUInt32LE(place, 12)
  place += picture.length
  return entry
})
const MARK_PX = 96
const mark = sharp(drawing, { density: 400 }).resize(MARK_PX).png({ palette: true, compressionLevel: 9 })
await writeFile("public/mail-mark.png", await mark.toBuffer())
const STREET_PX = 1040
const street = sharp("scripts/mail-street.svg", { density: 144 }).resize(STREET_PX)
await writeFile("public/mail-street.png", await street.png({ palette: true, compressionLevel: 9 }).toBuffer())
await writeFile("public/favicon.ico", Buffer.concat([head, ...entries, ...pictures]))
