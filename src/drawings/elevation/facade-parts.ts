import type { Facts } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, between, chain, courses, line, type Point, poly, rect, uprights } from "../path.ts"
import { squareMetresOf } from "../square-feet.ts"

/** What a house is drawn by: its storeys, its square feet over all of them, what it is built of. */
export type Size = Partial<Pick<Facts, "storeys" | "sqft" | "materials">> & {
  /** Its garden wall stands before it, and whoever gives the scale stands in the gate. */
  isBehindWall?: boolean
}

/** Units of a storey that is `metres` high, where the front is `w` units wide: drawn between `low` and `high`. */
export function storeyOf(size: Size, w: number, metres: number, low: number, high: number): number | undefined {
  const front = frontOf(size)
  return front && Math.round(Math.min(Math.max((metres * w) / front, low), high))
}

/** A grown person where `units` are `metres`. */
export const tall = (units: number, metres: number) => Math.round((units / metres) * 1.65)

/** Metres of its front: about square, a little wider than deep. */
export const frontOf = ({ storeys = 1, sqft }: Size): number | undefined =>
  sqft && Math.min(Math.max(Math.sqrt(squareMetresOf(sqft) / storeys) * 1.15, 5.5), 22)

/** Of a front between `low` and `high` units, as long as this one: six metres are short, eighteen long. */
export function unitsOf(size: Size, low: number, high: number): number | undefined {
  const front = frontOf(size)
  return front && Math.round(low + (high - low) * Math.min(Math.max((front - 6) / 12, 0), 1))
}

export type WindowStyle = "casement" | "shutters" | "round" | "ogee" | "grid" | "tall" | "louvre"

/** The L-shaped shadow that light from the upper left throws into a recess. */
export const recess = (x: number, y: number, w: number, h: number, deep: number) =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y + deep],
    [x + deep, y + deep],
    [x + deep, y + h],
    [x, y + h],
  ])

/** A window with its frame, sill and, where wanted, the chajja that keeps sun and rain off. */
export function window(ink: Ink, x: number, y: number, w: number, h: number, style: WindowStyle, chajja = false) {
  const head = style === "round" || style === "ogee" ? style : "flat"
  ink.solid("slate-2", arch(x, y, w, h, head), EDGE)
  ink.wash("shade", head === "flat" ? recess(x, y, w, h, 4) : rect(x, y + w / 2, 4, h - w / 2))
  const spring = head === "flat" ? y : y + w * (head === "round" ? 0.5 : 0.6)
  const middle = line(x + w / 2, head === "flat" ? y : spring, x + w / 2, y + h)
  const bars = {
    casement: middle + line(x, y + h * 0.3, x + w, y + h * 0.3),
    shutters: middle,
    round:
      middle +
      line(x, spring, x + w, spring) +
      line(x + w / 2, spring, x + w * 0.2, y + w * 0.2) +
      line(x + w / 2, spring, x + w * 0.8, y + w * 0.2),
    ogee: middle + line(x, spring, x + w, spring),
    grid: uprights(x, y, w, h, 3) + courses(x, y, w, h, 4),
    tall: line(x + w * 0.35, y, x + w * 0.35, y + h),
    louvre: courses(x, y, w, h, Math.round(h / 7)),
  }
  ink.pen(THIN, bars[style])
  ink.pen(EDGE, line(x - 4, y + h + 2, x + w + 5, y + h + 2))
  if (style === "shutters") {
    const leaf = w * 0.46
    ink.solid("neem-3", rect(x - leaf, y, leaf, h) + rect(x + w, y, leaf, h))
    if (!ink.low) ink.pen(FINE, courses(x - leaf, y, leaf, h, 8) + courses(x + w, y, leaf, h, 8))
  }
  if (chajja) sunshade(ink, x - 7, y - 9, w + 14)
}

function sunshade(ink: Ink, x: number, y: number, w: number) {
  ink.wash(
    "shade",
    poly([
      [x + 4, y + 5],
      [x + w, y + 5],
      [x + w + 3, y + 15],
      [x + 10, y + 15],
    ]),
  )
  ink.solid("stone-1", rect(x, y, w, 5))
}

export function door(
  ink: Ink,
  x: number,
  y: number,
  w: number,
  h: number,
  head: "round" | "ogee" | "flat",
  tint: Tint = "teak-3",
) {
  ink.solid("stone-1", arch(x - 6, y - 6, w + 12, h + 6, head), EDGE)
  ink.solid(tint, arch(x, y, w, h, head))
  const top = head === "flat" ? y + 6 : y + w * 0.62
  const panels =
    rect(x + 4, top, w / 2 - 7, (y + h - top) * 0.4) + rect(x + w / 2 + 3, top, w / 2 - 7, (y + h - top) * 0.4)
  const lower = rect(x + 4, top + (y + h - top) * 0.5, w / 2 - 7, (y + h - top) * 0.42)
  ink.pen(
    THIN,
    `${line(x + w / 2, top - 4, x + w / 2, y + h)}${panels}${lower}${rect(x + w / 2 + 3, top + (y + h - top) * 0.5, w / 2 - 7, (y + h - top) * 0.42)}`,
  )
  ink.wash("shade", recess(x, top - 4, w, y + h - top + 4, 4))
}

/** A slope of Mangalore tiles: eaves from a to b, ridge from c to d; rows, a few tiles by hand, ridge caps. */
export function tiles(ink: Ink, a: Point, b: Point, c: Point, d: Point, tint: Tint = "tile-2") {
  ink.solid(tint, poly([a, b, d, c]), EDGE)
  const rows = Math.max(3, Math.round(Math.abs(a[1] - c[1]) / (ink.low ? 16 : 9)))
  ink.pen(ink.low ? THIN : FINE, between(a, b, c, d, rows))
  let caps = ""
  for (let row = 0; row < rows && !ink.low; row++) {
    const t = row / rows
    const [left, right] = [a[0] + (c[0] - a[0]) * t, b[0] + (d[0] - b[0]) * t]
    const y = Math.round(a[1] + (c[1] - a[1]) * t)
    for (let x = left + ink.rng.whole(4, 60); x < right - 40; x += ink.rng.whole(70, 150))
      caps += `M${Math.round(x)} ${y}${"q3-9 7 0".repeat(ink.rng.whole(2, 5))}`
  }
  ink.pen(FINE, caps)
  const side: Point = [d[0] - (d[0] - c[0]) * 0.34, d[1]]
  ink.wash("shade", poly([[b[0] - (b[0] - a[0]) * 0.16, b[1]], b, d, side]))
  ink.pen(EDGE, ink.sketch(a[0] - 2, a[1] + 2, b[0] + 2, b[1] + 2))
  if (d[0] - c[0] > 20) ink.pen(3, line(c[0] - 2, c[1], d[0] + 2, d[1]), "tile-3")
}

export type Railing = "bars" | "cross" | "jaali" | "glass"

export function railing(ink: Ink, x: number, y: number, w: number, h: number, style: Railing) {
  if (style === "glass") ink.wash("slate-1", rect(x, y, w, h))
  else if (style === "jaali") ink.wash("tile-1", rect(x, y, w, h))
  let web = ""
  if (style === "bars") web = uprights(x, y, w, h, Math.round(w / (ink.low ? 14 : 8)))
  if (style === "cross") web = lattice(x, y, w, h, h * 1.1)
  if (style === "jaali") web = lattice(x, y, w, h, h * (ink.low ? 1.1 : 0.6))
  ink.pen(THIN, web)
  ink.pen(EDGE, line(x - 2, y, x + w + 2, y))
  ink.pen(THIN, line(x, y + h, x + w, y + h))
}

/** Two zigzags across each other. */
function lattice(x: number, y: number, w: number, h: number, pitch: number): string {
  const steps = Math.max(2, Math.round(w / pitch))
  const zigzag = (down: number) =>
    chain(Array.from({ length: steps + 1 }, (_, i): Point => [x + (w * i) / steps, i % 2 === down ? y : y + h]))
  return zigzag(0) + zigzag(1)
}

/** A timber or stone post with base, capital and, on carved ones, brackets that carry the beam. */
export function post(ink: Ink, x: number, y: number, w: number, h: number, tint: Tint, carved = false) {
  ink.solid(tint, rect(x - w / 2, y, w, h))
  ink.wash("shade", rect(x + w * 0.1, y, w * 0.4, h))
  ink.solid(tint, rect(x - w * 0.8, y + h - w, w * 1.6, w) + rect(x - w * 0.8, y, w * 1.6, w * 0.7))
  if (!carved) return
  const s = Math.round(w * 1.9)
  const mid = Math.round(y + w * 0.7)
  const wing = (dir: number) =>
    `M${Math.round(x + (dir * w) / 2)} ${mid + s}q${dir * 2}-${Math.round(s * 0.5)} ${Math.round(dir * s * 0.5)}-${Math.round(s * 0.55)}q${Math.round(dir * s * 0.5)}-2 ${Math.round(dir * s * 0.6)}-${s - Math.round(s * 0.55)}H${Math.round(x)}z`
  ink.solid(tint, wing(1) + wing(-1))
}

/** A wall left unplastered: brick on its beds, every second course half a brick on. */
export function brickwork(ink: Ink, x: number, y: number, w: number, h: number) {
  ink.note("brick")
  ink.solid("tile-2", rect(x, y, w, h), EDGE)
  const beds = Math.max(3, Math.round(h / (ink.low ? 14 : 7)))
  let joints = courses(x, y, w, h, beds)
  for (let i = 0; i < beds && !ink.low; i++)
    for (let at = x + 9 + (i % 2) * 12; at < x + w - 4; at += 24 * ink.rng.whole(1, 3))
      joints += line(at, y + (h * i) / beds, at, y + (h * (i + 1)) / beds)
  ink.pen(ink.low ? THIN : FINE, joints, "sheet")
}

/** Coursed basalt: a wash, level beds and some upright joints. */
export function stonework(ink: Ink, x: number, y: number, w: number, h: number, tint: Tint = "stone-2") {
  ink.solid(tint, rect(x, y, w, h), EDGE)
  if (ink.low) return
  const beds = Math.max(2, Math.round(h / 11))
  let joints = courses(x, y, w, h, beds)
  for (let i = 0; i < beds; i++)
    for (let at = x + ink.rng.whole(8, 30); at < x + w - 6; at += ink.rng.whole(24, 52))
      joints += line(at, y + (h * i) / beds, at, y + (h * (i + 1)) / beds)
  ink.pen(FINE, joints)
}
