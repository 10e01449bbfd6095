/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, a: 7, z: 0 }
const TOKEN = /[a-z]|-?[\d.]+/gi

/** The box around a path. Control points count as part of it; an arc may bulge out by its radius, but not a quarter circle. */
export function extentOf(d: string): Box {
  let [x, y, left, top, right, bottom] = [0, 0, Infinity, Infinity, -Infinity, -Infinity]
  const tokens = d.match(TOKEN) ?? []
  let command = ""
  let relative = false
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!
    if (token >= "A") {
      command = token.toLowerCase()
      relative = token === command
      i++
      continue
    }
    const arc = command === "a"
    const [fromX, fromY] = relative ? [x, y] : [0, 0]
    const spans = (at: number, from: number, here: number) => Math.abs(+tokens[i + at]! + from - here)
    const isQuarter = arc && spans(5, fromX, x) === +token && spans(6, fromY, y) === +token
    const swell = arc && !isQuarter ? Math.min(+token, 60) : 0
    const end = i + SIZES[command]!
    for (let j = arc ? i + 5 : i; j < end; j += 2) {
      if (command === "v") y = fromY + +tokens[j]!
      else x = fromX + +tokens[j]!
      if (command !== "v" && command !== "h") y = fromY + +tokens[j + 1]!
      if (x - swell < left) left = x - swell
      if (x + swell > right) right = x + swell
      if (y - swell < top) top = y - swell
      if (y + swell > bottom) bottom = y + swell
    }
    i = end
  }
  return [left, top, right, bottom]
}

export const touches = (a: Box, b: Box, gap: number) =>
  a[0] < b[2] + gap && b[0] < a[2] + gap && a[1] < b[3] + gap && b[1] < a[3] + gap

/** The area that two boxes share, where a line counts as two wide. */
export const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2] + 1) - Math.max(a[0], b[0] - 1)) *
  Math.max(0, Math.min(a[3], b[3] + 1) - Math.max(a[1], b[1] - 1))

export const areaOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)

export const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
