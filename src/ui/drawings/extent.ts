/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 }

/** The box around a path. Control points count as part of it; an arc may bulge out by its radius. */
export function extentOf(d: string): Box {
  let [x, y, left, top, right, bottom] = [0, 0, Infinity, Infinity, -Infinity, -Infinity]
  for (const [, letter, numbers] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter!.toLowerCase()
    const relative = letter === command
    const args = (numbers!.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = SIZES[command]!
    for (let i = 0; size > 0 && i + size <= args.length; i += size) {
      const [fromX, fromY] = relative ? [x, y] : [0, 0]
      const swell = command === "a" ? Math.min(args[i]!, 60) : 0
      const first = command === "a" ? i + 5 : i
      for (let j = first; j < i + size; j += 2) {
        if (command === "v") y = fromY + args[j]!
        else {
          x = fromX + args[j]!
          if (command !== "h") y = fromY + args[j + 1]!
        }
        left = Math.min(left, x - swell)
        right = Math.max(right, x + swell)
        top = Math.min(top, y - swell)
        bottom = Math.max(bottom, y + swell)
      }
    }
  }
  return [left, top, right, bottom]
}

export const touches = (a: Box, b: Box, gap: number) =>
  a[0] < b[2] + gap && b[0] < a[2] + gap && a[1] < b[3] + gap && b[1] < a[3] + gap
