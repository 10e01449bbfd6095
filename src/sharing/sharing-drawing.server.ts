// The card of a page as an SVG that needs nothing: no fonts, no style sheets, no theme. Drawings as sheets on limewashed
// paper, the name below, the foot of the site as its base; what matters stands within the square that messengers cut out
// of the middle.
import { renderToStaticMarkup } from "react-dom/server"
import { brand } from "../brand.ts"
import { drawingOfFamily } from "../drawings/picture.server.ts"
import { defaultLanguage, type Language } from "../platform/language/language.ts"
import { starPath } from "../ui/star-path.ts"
import { fitLines } from "./fit-lines.ts"
import type { FontFace, ToOutlines } from "./lettering.server.ts"
import { plainColour } from "./plain-colours.server.ts"
import type { SharingCard } from "./sharing-card.ts"
import { pictureTexts } from "./texts.ts"

export const [WIDTH, HEIGHT] = [1200, 630]
const MIDDLE = WIDTH / 2
/** The width of words: that of the square, less a margin. */
const SAFE = HEIGHT - 48
const [SHEET_END, BASE] = [330, 570]

export const sharingSvg = (card: SharingCard, letter: ToOutlines, language: Language = defaultLanguage) => {
  const [middle, left, right] = card.drawings
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" ${filled("color-paper")}/>`,
    sheet(left, -30, 42, 360),
    sheet(right, WIDTH + 30 - 360, 42, 360),
    sheet(middle, MIDDLE - 204, SHEET_END - 306, 408),
    writing(card, letter, language),
    base(letter),
    "</svg>",
  ].join("")
}

const filled = (colour: string) => `fill="${plainColour(colour)}"`

/** A sheet of paper (4:3) with its drawing and the shade it throws. */
const sheet = ({ kind, seed }: SharingCard["drawings"][number], x: number, y: number, width: number) => {
  const height = (width * 3) / 4
  const box = (soft: number, down: number) =>
    `x="${x - soft}" y="${y - soft + down}" width="${width + 2 * soft}" height="${height + 2 * soft}"`
  const shade = [0, 2, 5, 9].map(
    (soft) => `<rect ${box(soft, 5)} rx="${soft + 1}" ${filled("color-shade")} opacity=".4"/>`,
  )
  const drawing = renderToStaticMarkup(drawingOfFamily(kind, seed, "low"))
    .replace(/<g class="lettering".*<\/g>/s, "")
    .replace(/var\(--(draw-[\w-]+)\)/g, (_, name: string) => plainColour(name))
    .replace("<svg ", `<svg ${box(0, 0)} `)
  const edge = `<rect ${box(0, 0)} fill="none" stroke="${plainColour("color-line")}" stroke-width="1.5"/>`
  return `${shade.join("")}<rect ${box(0, 0)} ${filled("draw-sheet")}/>${drawing}${edge}`
}

const titleSizes = [
  { lines: 1, size: 72 },
  { lines: 1, size: 62 },
  { lines: 2, size: 54 },
  { lines: 2, size: 46 },
  { lines: 2, size: 40 },
] as const
const lineSizes = [
  { lines: 1, size: 30 },
  { lines: 1, size: 26 },
  { lines: 1, size: 23 },
] as const

/** Name, trade and rating, one below the other in the middle of the free height. */
const writing = ({ title, line, rating }: SharingCard, letter: ToOutlines, language: Language) => {
  const widthIn = (face: FontFace) => (text: string) => letter(text, face).width
  const name = fitLines(title, widthIn("serif"), SAFE, titleSizes)
  const trade = fitLines(line, widthIn("sans"), SAFE, lineSizes)
  const step = name.size * 1.08
  const height = name.size * 0.74 + step * (name.lines.length - 1) + 46 + (rating ? 42 : 0)
  const first = SHEET_END + (BASE - SHEET_END - height) / 2 + name.size * 0.74
  const last = first + step * (name.lines.length - 1)
  const rows = name.lines.map((text, at) => row(letter, text, "serif", first + step * at, name.size, "color-ink"))
  rows.push(row(letter, trade.lines[0]!, "sans", last + 46, trade.size, "color-muted"))
  if (rating) {
    const said = pictureTexts.in(language).rating(rating.value.toFixed(1), rating.count)
    rows.push(stars(letter, said, last + 88, Math.min(trade.size, 28)))
  }
  return rows.join("")
}

const row = (letter: ToOutlines, text: string, face: FontFace, y: number, size: number, colour: string) => {
  const texts = letter(text, face)
  return `<g ${filled(colour)}>${texts.at(MIDDLE - (texts.width * size) / 2, y, size)}</g>`
}

const stars = (letter: ToOutlines, said: string, y: number, size: number) => {
  const texts = letter(said, "sans")
  const left = MIDDLE - (texts.width * size + 40) / 2
  const drawn = `<path transform="translate(${left - 3} ${y - size * 0.36 - 17}) scale(1.45)" d="${starPath}" ${filled("color-brass")}/>`
  return `${drawn}<g ${filled("color-ink")}>${texts.at(left + 40, y, size)}</g>`
}

/** The site's foot: lattice on basalt, the mark and the name in its middle. */
const base = (letter: ToOutlines) => {
  const texts = letter(brand.name, "serif")
  const left = MIDDLE - (texts.width * 32 + 50) / 2
  const lattice = "M0 16 16 0l16 16-16 16ZM5 5h22v22H5ZM11 16l5-5 5 5-5 5Z"
  const cells = Array.from({ length: WIDTH / 40 + 1 }, (_, at) => at * 40 - 20)
    .filter((x) => Math.abs(x + 20 - MIDDLE) > 150)
    .map((x) => `<path transform="translate(${x} ${BASE + 10}) scale(1.25)" d="${lattice}"/>`)
  return [
    `<rect y="${BASE}" width="${WIDTH}" height="${HEIGHT - BASE}" ${filled("color-basalt")}/>`,
    `<g fill="none" stroke="${plainColour("color-on-basalt-brass")}" opacity=".55">${cells.join("")}</g>`,
    `<g transform="translate(${left} ${BASE + 11}) scale(.95)"><rect width="40" height="40" rx="9" ${filled("color-tile")}/>`,
    `<path fill="none" stroke="${plainColour("color-on-tile")}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${mark}"/></g>`,
    `<g ${filled("color-on-basalt")}>${texts.at(left + 50, BASE + 41, 32)}</g>`,
  ].join("")
}

const mark =
  "M20 7v3M14 13.5h12M10 18h20M7.5 32.5h25M12 18v14.5M28 18v14.5M16.5 32.5V26a3.5 3.5 0 0 1 7 0v6.5m-9.5-19 6-3.5 6 3.5"
