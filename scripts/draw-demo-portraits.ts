/**
 * Draws the portraits of the demo's people into db/demo/portraits/pictures: `node scripts/draw-demo-portraits.ts`, after each
 * change in db/demo/portraits. Drawing them with each load of the demo would take it some seconds.
 */
import { mkdir, rm } from "node:fs/promises"
import { dirname } from "node:path"
import sharp from "sharp"
import { knownPeople } from "../db/demo/portraits/people.ts"
import { pictureOf } from "../db/demo/portraits/pictures.ts"
import { portraitSvg, SHEET_SIDE } from "../db/demo/portraits/portrait-drawing.ts"

const SIDE_PX = 640
const DOTS = 72
const folder = dirname(pictureOf(""))
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
let bytes = 0
for (const [name, known] of Object.entries(knownPeople)) {
  const drawing = sharp(Buffer.from(portraitSvg(name, known)), { density: (DOTS * SIDE_PX) / SHEET_SIDE })
  // Washes and lines look the same at 30 as at 80, and take half.
  const { size } = await drawing.flatten().webp({ quality: 30, effort: 6 }).toFile(pictureOf(name))
  bytes += size
}
console.log(`${Object.keys(knownPeople).length} portraits, ${Math.round(bytes / 1000)} KB`)
