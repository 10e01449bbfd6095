import { ellipse, line, type Point, poly } from "./path.ts"

export type JaaliFamily = "star" | "diamond" | "hex" | "scale" | "ring" | "lattice" | "petal"
export const jaaliFamilies = ["star", "diamond", "hex", "scale", "ring", "lattice", "petal"] as const

/** One cell of lattice in a box; neighbours meet at the edges. */
const cells: Record<JaaliFamily, (x: number, y: number, w: number, h: number) => string> = {
  star: (x, y, w, h) => star(x + w / 2, y + h / 2, w / 2, h / 2) + poly(corners(x, y, w, h)),
  diamond: (x, y, w, h) => poly(corners(x, y, w, h)) + poly(corners(x + w * 0.26, y + h * 0.26, w * 0.48, h * 0.48)),
  hex: (x, y, w, h) =>
    poly([
      [x + w * 0.28, y],
      [x + w * 0.72, y],
      [x + w, y + h / 2],
      [x + w * 0.72, y + h],
      [x + w * 0.28, y + h],
      [x, y + h / 2],
    ]) +
    line(x + w * 0.28, y, x + w * 0.72, y + h) +
    line(x + w * 0.72, y, x + w * 0.28, y + h),
  scale: (x, y, w, h) => {
    const [a, b] = [Math.round(w / 2), Math.round(h)]
    return `M${Math.round(x)} ${Math.round(y + h)}a${a} ${b} 0 0 1 ${2 * a} 0m-${Math.round(a * 1.5)} 0a${Math.round(a / 2)} ${Math.round(b / 2)} 0 0 1 ${a} 0`
  },
  ring: (x, y, w, h) =>
    ellipse(x + w / 2, y + h / 2, w / 2, h / 2) + poly(corners(x + w * 0.22, y + h * 0.22, w * 0.56, h * 0.56)),
  lattice: (x, y, w, h) => line(x, y, x + w, y + h) + line(x + w, y, x, y + h) + line(x, y + h / 2, x + w, y + h / 2),
  petal: (x, y, w, h) => petals(Math.round(x + w / 2), Math.round(y + h / 2), Math.round(w / 2), Math.round(h / 2)),
}

const corners = (x: number, y: number, w: number, h: number): Point[] => [
  [x + w / 2, y],
  [x + w, y + h / 2],
  [x + w / 2, y + h],
  [x, y + h / 2],
]

/** The eight-pointed khatam. */
function star(x: number, y: number, rx: number, ry: number): string {
  return poly(
    Array.from({ length: 16 }, (_, i): Point => {
      const reach = i % 2 === 0 ? 0.96 : 0.6
      const angle = (i * Math.PI) / 8
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

function petals(x: number, y: number, a: number, b: number): string {
  const [p, q] = [Math.round(a * 0.42), Math.round(b * 0.42)]
  const level = (s: number) => `M${x} ${y}q${s * p}-${q} ${s * a} 0q${-s * (a - p)} ${q} ${-s * a} 0`
  const upright = (s: number) => `M${x} ${y}q-${p} ${s * q} 0 ${s * b}q${p} ${-s * (b - q)} 0 ${-s * b}`
  return level(1) + level(-1) + upright(1) + upright(-1)
}

/** A field of lattice; `fit` spreads it over an exact width and height. */
export function jaaliPath(
  family: JaaliFamily,
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
): string {
  const [cw, ch] = [w / columns, h / rows]
  let d = ""
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) d += cells[family](x + column * cw, y + row * ch, cw, ch)
  return d
}
