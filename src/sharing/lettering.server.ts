// Words as outlines: a bare machine has no fonts, and a picture must look the same wherever it is made. HarfBuzz sets
// them, because Devanagari is written in clusters and not letter by letter. Loaded with the first picture that is asked
// for; nothing of what people wrote gets into the picture but outlines.
import type { Font } from "harfbuzzjs"

export type FontFace = "serif" | "sans"

export interface Words {
  /** At size 1. */
  width: number
  /** The outlines from (x, y) on, where y is the line they stand on. */
  at: (x: number, y: number, size: number) => string
}
export type ToOutlines = (text: string, face: FontFace) => Words

interface Glyph {
  id: number
  font: Font
  x: number
  y: number
  /** Where the next one begins. */
  end: number
}

export const openLettering = async (): Promise<ToOutlines> => {
  const [hb, { fontFiles }] = await Promise.all([import("harfbuzzjs"), import("./font-files.server.ts")])
  const open = (file: Uint8Array<ArrayBuffer>) => new hb.Font(new hb.Face(new hb.Blob(file.buffer)))
  const fonts = { serif: fontFiles.serif.map(open), sans: fontFiles.sans.map(open) }

  const setRun = ({ text, font }: Run, from: number): Glyph[] => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const em = font.face.upem
    let pen = from
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const at = pen
      pen += xAdvance / em
      return { id: codepoint, font, x: at + xOffset / em, y: yOffset / em, end: pen }
    })
  }

  return (text, face) => {
    const glyphs: Glyph[] = []
    for (const run of runsOf(text, fonts[face])) glyphs.push(...setRun(run, glyphs.at(-1)?.end ?? 0))
    return {
      width: glyphs.at(-1)?.end ?? 0,
      at: (x, y, size) => glyphs.map((glyph) => outline(glyph, x, y, size)).join(""),
    }
  }
}

const outline = ({ id, font, x, y }: Glyph, left: number, line: number, size: number) => {
  const d = font.glyphToPath(id)
  const scale = size / font.face.upem
  const [across, down] = [(left + x * size).toFixed(2), (line - y * size).toFixed(2)]
  return d && `<path transform="translate(${across} ${down}) scale(${scale} ${-scale})" d="${d}"/>`
}

interface Run {
  text: string
  font: Font
}

/** Stretches that one font can letter. What none of them knows (an emoji) is left out; of "ā" at least the "a" is kept. */
const runsOf = (text: string, fonts: Font[]): Run[] => {
  const runs: Run[] = []
  for (const letter of known(text, fonts)) {
    const last = runs.at(-1)
    const knows = (font: Font) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined
    if (last && knows(last.font)) last.text += letter
    else runs.push({ text: letter, font: fonts.find(knows)! })
  }
  return runs
}

const known = (text: string, fonts: Font[]) => {
  const isKnown = (letter: string) => fonts.some((font) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined)
  const letters = [...text.normalize("NFC")].map((letter) => (/\s/.test(letter) ? " " : letter))
  const kept = letters.map((letter) =>
    isKnown(letter) ? letter : [...letter.normalize("NFD")].filter(isKnown).join(""),
  )
  return kept.join("").replace(/ +/g, " ").trim()
}
