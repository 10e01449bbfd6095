// Path data in whole units and relative steps: a drawing is mostly its path data, so every digit counts.
export type Point = readonly [x: number, y: number]

const n = Math.round
/** A step "dx dy" written as short as SVG allows. */
export const step = (dx: number, dy: number) => `${dx}${dy < 0 ? "" : " "}${dy}`

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(x + w) - n(x)}v${n(y + h) - n(y)}h${n(x) - n(x + w)}z`

export function line(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [n(x2) - n(x1), n(y2) - n(y1)]
  const move = `M${n(x1)} ${n(y1)}`
  if (dy === 0) return `${move}h${dx}`
  return dx === 0 ? `${move}v${dy}` : `${move}l${step(dx, dy)}`
}

export function chain(points: readonly Point[]): string {
  let [px, py] = [0, 0]
  let d = ""
  for (const [x, y] of points) {
    const [dx, dy] = [n(x) - px, n(y) - py]
    if (!d) d = `M${dx} ${dy}`
    else d += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${step(dx, dy)}`
    px += dx
    py += dy
  }
  return d
}

export const poly = (points: readonly Point[]) => `${chain(points)}z`

export const ellipse = (x: number, y: number, rx: number, ry: number) => {
  const [a, b] = [n(rx), n(ry)]
  return `M${n(x) - a} ${n(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0z`
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

/** An opening with straight jambs and a head: round, pointed (ogee) or flat; (x, y) is the top left of its box. */
export function arch(x: number, y: number, w: number, h: number, head: "round" | "ogee" | "flat" = "round"): string {
  const half = n(w / 2)
  const start = `M${n(x)} ${n(y + h)}V`
  if (head === "flat") return rect(x, y, w, h)
  if (head === "round") return `${start}${n(y) + half}a${half} ${half} 0 0 1 ${2 * half} 0V${n(y + h)}z`
  const rise = n(w * 0.6)
  const bend = `c0-${n(rise * 0.5)} ${n(half * 0.8)}-${n(rise * 0.55)} ${half}-${rise}`
  const back = `c${n(half * 0.2)} ${n(rise * 0.45)} ${half} ${n(rise * 0.5)} ${half} ${rise}`
  return `${start}${n(y) + rise}${bend}${back}V${n(y + h)}z`
}

/** Parallel strokes, evenly spread: `count` gaps between two lines that run from a to b and from c to d. */
export function between(a: Point, b: Point, c: Point, d: Point, count: number): string {
  let out = ""
  for (let i = 1; i < count; i++) {
    const t = i / count
    out += line(a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, b[0] + (d[0] - b[0]) * t, b[1] + (d[1] - b[1]) * t)
  }
  return out
}

export const uprights = (x: number, y: number, w: number, h: number, count: number) =>
  between([x, y], [x, y + h], [x + w, y], [x + w, y + h], count)

export const courses = (x: number, y: number, w: number, h: number, count: number) =>
  between([x, y], [x + w, y], [x, y + h], [x + w, y + h], count)
