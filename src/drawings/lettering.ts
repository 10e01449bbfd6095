// An architect's hand lettering: single strokes, capitals only. Drawn, since a picture of its own address can load no
// font and the machine's own would be a stranger's hand. What is lettered (rooms, sides, north) is part of the picture and
// English in each language: the hand has Latin capitals only, and one address and one kept picture serve all readers. What
// a picture shows is said in the reader's language by the words beside it or its alternative text.

/** The capitals are this high on their own grid. */
const GRID = 10
const GAP = 2.6
const SPACE = 4

/** Width, then the strokes from top left: each "x y" and the steps from there. */
const HAND: Record<string, readonly [width: number, strokes: string]> = {
  A: [7, "0 10l3-10 4 10M1 7h5"],
  B: [6, "0 0v10h3a3 3 0 0 0 0-6h-3M0 0h3a2 2 0 0 1 0 4"],
  C: [6, "6 2q-3-3-5 0t0 6q2 3 5 0"],
  D: [6, "0 0v10h2q4 0 4-5t-4-5z"],
  E: [5, "5 0h-5v10h5M0 5h4"],
  F: [5, "5 0h-5v10M0 5h4"],
  G: [6, "6 2q-3-3-5 0t0 6q2 3 5 0v-2h-2"],
  H: [6, "0 0v10M6 0v10M0 5h6"],
  I: [0, "0 0v10"],
  J: [4, "4 0v7q0 3-2 3t-2-3"],
  K: [6, "0 0v10M6 0l-6 6M2 4l4 6"],
  L: [5, "0 0v10h5"],
  M: [8, "0 10v-10l4 6 4-6v10"],
  N: [6, "0 10v-10l6 10v-10"],
  O: [7, "3 0q-3 0-3 5t3 5 4-5-4-5z"],
  P: [6, "0 10v-10h3a3 3 0 0 1 0 6h-3"],
  Q: [7, "3 0q-3 0-3 5t3 5 4-5-4-5zM5 8l2 3"],
  R: [6, "0 10v-10h3a3 3 0 0 1 0 5h-3M3 5l3 5"],
  S: [6, "6 1q-3-2-5 0t2 4 2 4-5 0"],
  T: [6, "0 0h6M3 0v10"],
  U: [6, "0 0v7q0 3 3 3t3-3v-7"],
  V: [6, "0 0l3 10 3-10"],
  W: [8, "0 0l2 10 2-8 2 8 2-10"],
  X: [6, "0 0l6 10M6 0l-6 10"],
  Y: [6, "0 0l3 5 3-5M3 5v5"],
  Z: [6, "0 0h6l-6 10h6"],
  "0": [6, "3 0q-3 0-3 5t3 5 3-5-3-5z"],
  "1": [2, "0 2l2-2v10"],
  "2": [6, "0 2q2-3 5-1t-1 4l-4 5h6"],
  "3": [6, "0 1q5-3 5 1t-3 3q4 0 4 3t-6 1"],
  "4": [6, "4 10v-10l-4 7h6"],
  "5": [6, "6 0h-5v4q5-2 5 3t-6 2"],
  "6": [6, "5 0q-5 3-5 7a3 3 0 0 0 6 0a3 3 0 0 0-6 0"],
  "7": [6, "0 0h6l-4 10"],
  "8": [6, "3 0a2 2 0 0 0 0 5a2 2 0 0 0 0 5a2 2 0 0 0 0-5a2 2 0 0 0 0-5z"],
  "9": [6, "6 3a3 3 0 0 0-6 0a3 3 0 0 0 6 0q0 4-5 7"],
  ".": [0, "0 9v1"],
  ":": [0, "0 3v1M0 8v1"],
  "+": [6, "0 6h6M3 3v6"],
  "±": [6, "0 5h6M3 2v6M0 10h6"],
  "?": [5, "0 2q1-3 4-1t-1 3 0 3M3 9v1"],
}

export const capitalHeight = (size: number) => size * 0.75
/** From the grid to the sheet. */
const scaleOf = (size: number) => capitalHeight(size) / GRID

const advance = (letter: string) => (HAND[letter] ? HAND[letter][0] + GAP : SPACE)

export const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, letter) => sum + advance(letter), 0) - GAP) * scaleOf(size)

/** The strokes of a word on the grid, with the middle of its foot at (x, y). */
function strokesOf(text: string, x: number, y: number): string {
  let at = x - widthOf(text, GRID / 0.75) / 2
  let d = ""
  for (const letter of text) {
    for (const stroke of HAND[letter]?.[1].split("M") ?? []) {
      const [, left, top, steps] = /^(\d+) (\d+)(.*)$/.exec(stroke)!
      d += `M${Math.round(at + Number(left))} ${Math.round(y) - GRID + Number(top)}${steps}`
    }
    at += advance(letter)
  }
  return d
}

export interface Lettering {
  text: string
  x: number
  y: number
  size: number
  turned: boolean
}

/** All words of one size that run one way, as one path with its transformation. */
export function pathsOf(letters: readonly Lettering[]) {
  const paths = new Map<string, string>()
  for (const { text, x, y, size, turned } of letters) {
    const scale = scaleOf(size)
    const transform = `${turned ? "rotate(-90)" : ""}scale(${scale.toFixed(3)})`
    const strokes = turned ? strokesOf(text, -y / scale, x / scale) : strokesOf(text, x / scale, y / scale)
    paths.set(transform, (paths.get(transform) ?? "") + strokes)
  }
  return [...paths].map(([transform, d]) => ({ transform, d }))
}
