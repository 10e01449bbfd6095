// Names are as long as people make them: smaller first, then in more lines, then shortened.
export interface Fitted {
  lines: string[]
  size: number
}
/** The width of a text at size 1. */
type Measure = (text: string) => number

/** Longer than anything that could be read on a picture; what follows is not even looked at. */
const MAX_LETTERS = 120

/** `sizes` from the best to the last resort: so many lines at such a size. */
export const fitLines = (
  text: string,
  measure: Measure,
  width: number,
  sizes: readonly { lines: 1 | 2; size: number }[],
): Fitted => {
  const said = [...text.trim()].slice(0, MAX_LETTERS).join("")
  for (const { lines, size } of sizes) {
    const broken = lines === 1 ? [said] : balanced(said, measure)
    if (broken.length <= lines && broken.every((line) => measure(line) * size <= width)) return { lines: broken, size }
  }
  const { lines, size } = sizes.at(-1)!
  return { lines: shortened(said, measure, width / size, lines), size }
}

/** Two lines of about the same width. */
const balanced = (text: string, measure: Measure) => {
  const texts = text.split(/\s+/)
  const breaks = texts.slice(1).map((_, at) => [texts.slice(0, at + 1).join(" "), texts.slice(at + 1).join(" ")])
  const widest = (lines: string[]) => Math.max(...lines.map(measure))
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}

/** The first line filled, the last one cut off with an ellipsis. */
const shortened = (text: string, measure: Measure, width: number, lines: number) => {
  const texts = text.split(/\s+/)
  if (lines === 1) return [cut(text, measure, width)]
  let first = texts.shift() ?? ""
  while (texts[0] !== undefined && measure(`${first} ${texts[0]}`) <= width) first += ` ${texts.shift()}`
  const rest = texts.join(" ")
  return [cut(first, measure, width), ...(rest ? [cut(rest, measure, width)] : [])]
}

const cut = (text: string, measure: Measure, width: number) => {
  if (measure(text) <= width) return text
  const letters = [...new Intl.Segmenter("en-IN").segment(text)].map(({ segment }) => segment)
  const first = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`
  let [fits, tooLong] = [0, letters.length]
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (measure(first(middle)) <= width) fits = middle
    else tooLong = middle
  }
  return first(fits)
}
