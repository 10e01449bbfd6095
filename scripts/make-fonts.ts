/**
 * Makes the font files of the site from the npm packages: `node scripts/make-fonts.ts`.
 * The Latin files of both families lack the rupee sign, and a subset cannot merge two files, so the sign is a face of
 * its own (under 1 KB) with its own unicode-range. Devanagari of Mukta is loaded only by pages that contain it.
 * The pictures for sharing are lettered on the server, from uncompressed files of one weight each.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

const fraunces = "node_modules/@fontsource-variable/fraunces/files/fraunces"
const mukta = "node_modules/@fontsource/mukta/files/mukta"
const target = "public/fonts"
const sharing = "src/sharing/fonts"

const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…−×`
const rupee = "₹"
const devanagari = `${between(0x900, 0x97f)}\u200c\u200d`

// One optical size between text and display, edges a little softened, the wonky letters off: warm, and a quarter of the bytes.
const headingAxes = { opsz: 48, SOFT: 60, WONK: 0, wght: { min: 500, max: 700 } }

// Set at display size, where Fraunces may show its contrast.
const posterAxes = { ...headingAxes, opsz: 96, wght: 600 }

type Cut = { from: string; to: string; text: string; axes?: typeof headingAxes | typeof posterAxes }

const cuts: Cut[] = [
  { from: `${fraunces}-latin-full-normal.woff2`, to: "fraunces-latin.woff2", text: latin, axes: headingAxes },
  { from: `${fraunces}-latin-ext-full-normal.woff2`, to: "fraunces-rupee.woff2", text: rupee, axes: headingAxes },
  ...["400", "600"].flatMap((weight) => [
    { from: `${mukta}-latin-${weight}-normal.woff2`, to: `mukta-${weight}-latin.woff2`, text: latin },
    { from: `${mukta}-latin-ext-${weight}-normal.woff2`, to: `mukta-${weight}-rupee.woff2`, text: rupee },
    { from: `${mukta}-devanagari-${weight}-normal.woff2`, to: `mukta-${weight}-devanagari.woff2`, text: devanagari },
  ]),
]
const posterCuts: Cut[] = [
  { from: `${fraunces}-latin-full-normal.woff2`, to: "fraunces.ttf", text: latin, axes: posterAxes },
  { from: `${mukta}-latin-600-normal.woff2`, to: "mukta.ttf", text: latin },
  { from: `${mukta}-devanagari-600-normal.woff2`, to: "mukta-devanagari.ttf", text: devanagari },
]

const make = async (folder: string, { from, to, text, axes }: Cut) => {
  const font = await subsetFont(await readFile(from), text, {
    targetFormat: to.endsWith(".ttf") ? "sfnt" : "woff2",
    noHinting: true,
    ...(text !== devanagari && { keepFeatures: ["kern", "liga", "lnum", "tnum", "ccmp", "mark"] }),
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(`${folder}/${to}`, font)
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`)
}

for (const folder of [target, sharing]) await mkdir(folder, { recursive: true })
for (const cut of cuts) await make(target, cut)
for (const cut of posterCuts) await make(sharing, cut)
