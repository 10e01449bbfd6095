import { FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, chain, circle, ellipse, line, type Point, poly, rect, step } from "../path.ts"

/** A leafy outline: small arcs around an ellipse, as one scribbles a tree. */
export function canopy(ink: Ink, x: number, y: number, rx: number, ry: number, lobes: number): string {
  const spot = (i: number): Point => {
    const angle = (i / lobes) * Math.PI * 2
    const reach = ink.rng.real(0.86, 1.1)
    return [Math.round(x + Math.cos(angle) * rx * reach), Math.round(y + Math.sin(angle) * ry * reach)]
  }
  const first = spot(0)
  let [px, py] = first
  let d = `M${px} ${py}`
  for (let i = 1; i <= lobes; i++) {
    const [nx, ny] = i === lobes ? first : spot(i)
    const bulge = Math.round(Math.hypot(nx - px, ny - py) * 0.55)
    d += `a${bulge} ${bulge} 0 0 1 ${step(nx - px, ny - py)}`
    px = nx
    py = ny
  }
  return `${d}z`
}

/** A tree in elevation, standing on `base`. */
export function tree(ink: Ink, x: number, base: number, height: number, tint: Tint = "neem-2") {
  const kind = ink.rng.whole(0, 3)
  if (kind === 0) return palm(ink, x, base, height)
  if (kind === 1) return ashoka(ink, x, base, height * 0.9, tint)
  const spread = height * ink.rng.real(0.3, 0.4)
  const top = base - height + spread * 0.8
  const crown = canopy(ink, x, top, spread, spread * ink.rng.real(0.72, 0.86), ink.rng.whole(9, 12))
  ink.pen(
    EDGE_OF_TRUNK,
    line(x, base, x - 2, top + 10) + line(x - 1, base - height * 0.3, x + spread * 0.4, top + 6),
    "teak-3",
  )
  ink.wash(tint, crown)
  ink.wash("shade", canopy(ink, x + spread * 0.26, top + spread * 0.2, spread * 0.66, spread * 0.5, 8))
  ink.pen(FINE, canopy(ink, x + 2, top - 1, spread, spread * 0.8, 11))
}
const EDGE_OF_TRUNK = 3

/** One with a thin stem that forks low, as stands in a court. */
export function youngTree(ink: Ink, x: number, base: number, height: number) {
  const fork = base - height * 0.45
  ink.pen(
    EDGE_OF_TRUNK,
    line(x, base, x, fork) +
      line(x, fork, x - height * 0.14, fork - height * 0.2) +
      line(x, fork, x + height * 0.16, fork - height * 0.16),
    "teak-3",
  )
  const crown = canopy(ink, x, base - height * 0.74, height * 0.3, height * 0.24, 9)
  ink.wash("neem-2", crown)
  ink.pen(FINE, crown)
}

function palm(ink: Ink, x: number, base: number, height: number) {
  const lean = ink.rng.whole(-14, 14)
  const [tx, ty] = [Math.round(x + lean), Math.round(base - height * 0.86)]
  ink.pen(
    EDGE_OF_TRUNK,
    `M${Math.round(x)} ${base}Q${Math.round(x - lean / 2)} ${Math.round(base - height / 2)} ${tx} ${ty}`,
    "teak-3",
  )
  let leaves = ""
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.08 - i * 0.145) + ink.rng.real(-0.1, 0.1)
    const reach = height * ink.rng.real(0.24, 0.32)
    const [dx, dy] = [Math.round(Math.cos(angle) * reach), Math.round(-Math.sin(angle) * reach * 0.6 + reach * 0.34)]
    const rise = -Math.round(reach * 0.42)
    leaves += `M${tx} ${ty}q${Math.round(dx * 0.45)} ${rise} ${dx} ${dy}q${-Math.round(dx * 0.5)} ${Math.round(rise * 0.7 - dy * 0.4)} ${-dx} ${-dy}`
  }
  ink.wash("neem-3", leaves)
  ink.pen(FINE, leaves)
}

function ashoka(ink: Ink, x: number, base: number, height: number, tint: Tint) {
  const w = height * 0.15
  const body = `M${Math.round(x)} ${Math.round(base - height)}q${Math.round(w * 1.5)} ${Math.round(height * 0.55)} ${Math.round(w * 0.5)} ${Math.round(height * 0.92)}h${-Math.round(w)}q${-Math.round(w)} ${-Math.round(height * 0.4)} ${Math.round(w * 0.5)} ${-Math.round(height * 0.92)}z`
  ink.pen(EDGE_OF_TRUNK, line(x, base, x, base - height * 0.3), "teak-3")
  ink.wash(tint, body)
  let leaves = body
  for (let i = 1; i < 7; i++)
    leaves += `M${Math.round(x)} ${Math.round(base - height + (height * i) / 7.5)}q${i + 2} ${6} ${i + 4} ${12}m${-i - 4}-10q${-i - 2} 6 ${-i - 4} 12`
  ink.pen(FINE, leaves)
}

export function shrubs(ink: Ink, from: number, to: number, base: number) {
  const tops: Point[] = []
  for (let x = from; x < to; x += ink.rng.whole(12, 20)) tops.push([x, base - ink.rng.whole(4, 15)])
  const d = `M${Math.round(from)} ${base}${tops.map(([x, y]) => `Q${Math.round(x)} ${Math.round(y - 8)} ${Math.round(x + 8)} ${Math.round(y)}`).join("")}L${Math.round(to + 4)} ${base}z`
  ink.solid("neem-2", d, FINE)
}

/** The tulsi's own pedestal, in elevation. */
export function tulsi(ink: Ink, x: number, base: number, size: number, tint: Tint = "tile-2") {
  const w = size * 0.55
  ink.wash("neem-3", canopy(ink, x, base - size * 1.28, size * 0.34, size * 0.3, 7))
  ink.solid(
    tint,
    rect(x - w / 2, base - size, w, size) +
      rect(x - w * 0.7, base - size * 1.08, w * 1.4, size * 0.14) +
      rect(x - w * 0.75, base - size * 0.16, w * 1.5, size * 0.16),
  )
  ink.solid("stone-3", arch(x - w * 0.2, base - size * 0.72, w * 0.4, size * 0.36, "ogee"), FINE)
}

/** A grown person for scale, 1.65 m: a light figure, never a portrait. */
export function figure(ink: Ink, x: number, base: number, height: number, tint: Tint = "plum-3") {
  const h = height
  const side = ink.rng.chance(0.5) ? 1 : -1
  const at = (dx: number, up: number): Point => [x + dx * h * side, base - up * h]
  ink.wash(tint, poly([at(-0.07, 0.82), at(0.08, 0.82), at(0.12, 0.45), at(0.17, 0), at(-0.14, 0), at(-0.1, 0.45)]))
  // Lighter than any door that somebody may stand before, and outlined: a head of its colour would be lost on it.
  ink.solid("brass-1", ellipse(x, base - h * 0.91, h * 0.06, h * 0.075), FINE)
  ink.wash("stone-3", arch(x - h * 0.07, base - h * 0.99, h * 0.14, h * 0.085))
  ink.pen(FINE, chain([at(0.07, 0.8), at(0.15, 0.56), at(0.1, 0.46)]))
}

/** A tree seen from above: a scribbled ring, a few branches, its shadow to the right. */
export function treeFromAbove(ink: Ink, x: number, y: number, r: number, tint: Tint = "neem-2") {
  ink.wash("shade", circle(x + r * 0.22, y + r * 0.25, r))
  ink.wash(tint, canopy(ink, x, y, r, r, 11))
  let twigs = canopy(ink, x + 1, y - 1, r, r, 13)
  for (let i = 0; i < 5; i++) {
    const angle = ink.rng.real(0, 0.8) + i * 1.26
    twigs += line(x, y, x + Math.cos(angle) * r * 0.7, y + Math.sin(angle) * r * 0.7)
  }
  ink.pen(FINE, twigs)
  ink.pen(THIN, circle(x, y, 2))
}
