import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { arch, between, chain, circle, courses, line, type Point, poly, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
const TIMBER = ["teak-2", "brass-2", "teak-1", "neem-2", "slate-2"] as const

/** Tall louvred leaves with cane above, a gap at the plinth, its section beside it. */
export function wardrobe(ink: Ink) {
  const { rng } = ink
  const leaves = rng.whole(3, 4)
  const each = rng.whole(78, 92)
  const [w, h] = [each * leaves, rng.whole(268, 300)]
  const [x, y] = [250 - w / 2, BASE - h]
  const timber: Tint = rng.pick(TIMBER)
  ink.wash("shade", rect(x + w, y + 14, 14, h - 14))
  ink.solid(timber, rect(x, y, w, h), CUT)
  for (let i = 0; i < leaves; i++) {
    const at = x + each * i
    ink.pen(THIN, rect(at + 4, y + 6, each - 8, h - 30))
    ink.solid("brass-1", rect(at + 13, y + 16, each - 26, h * 0.3))
    ink.pen(THIN, uprights(at + 13, y + 16, each - 26, h * 0.3, 5) + courses(at + 13, y + 16, each - 26, h * 0.3, 7))
    ink.solid("sheet", rect(at + 13, y + h * 0.3 + 28, each - 26, h * 0.5))
    ink.pen(THIN, courses(at + 13, y + h * 0.3 + 28, each - 26, h * 0.5, ink.low ? 9 : 16))
    ink.wash("brass-3", circle(at + (i % 2 ? 9 : each - 9), y + h * 0.55, 4))
  }
  ink.wash("stone-3", rect(x + 4, BASE - 14, w - 8, 9))
  const side = x + w + 56
  ink.solid("sheet", rect(side, y, 62, h), EDGE)
  ink.wash("line", rect(side, y, 62, 5) + rect(side + 57, y, 5, h) + rect(side, BASE - 20, 62, 5))
  ink.pen(THIN, line(side + 28, y + 22, side + 28, y + 34) + courses(side, y + 12, 57, h * 0.5, 2))
  ink.solid(rng.pick(["tile-2", "slate-2", "plum-2"]), `M${Math.round(side + 12)} ${Math.round(y + 34)}h32l8 90h-48z`)
  dimension(ink, x, y - 20, x + w, y - 20, `${w * 8}`)
  dimension(ink, x - 30, y, x - 30, BASE, `${h * 8}`)
  floorLine(ink, BASE)
  ink.write("FRONT", x + w / 2, BASE + 28, 12)
  ink.write("SECTION", side + 31, BASE + 28, 12)
}

export const bookshelf = (ink: Ink) => openCase(ink, books)
export const shelves = (ink: Ink) => openCase(ink, jars)

type Fill = (ink: Ink, x: number, foot: number, w: number, h: number) => void

function openCase(ink: Ink, fill: Fill) {
  const { rng } = ink
  const [columns, rows] = [rng.whole(3, 5), rng.whole(4, 5)]
  const [w, h] = [rng.whole(330, 410), rng.whole(256, 296)]
  const [x, y] = [320 - w / 2, BASE - h]
  const timber: Tint = rng.pick(TIMBER)
  ink.wash("shade", rect(x + w, y + 12, 12, h - 12))
  ink.solid(timber, rect(x, y, w, h), CUT)
  const [cw, ch] = [(w - 12) / columns, (h - 26) / rows]
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const [l, t] = [x + 6 + cw * i, y + 6 + ch * row]
      ink.solid("sheet", rect(l + 3, t + 3, cw - 6, ch - 6))
      ink.wash("shade", rect(l + 3, t + 3, cw - 6, 7))
      fill(ink, l + 8, t + ch - 3, cw - 16, ch - 18)
    }
  dimension(ink, x, y - 20, x + w, y - 20, `${w * 6}`)
  dimension(ink, x - 30, y, x - 30, BASE, `${h * 7}`)
  floorLine(ink, BASE)
  ink.write("FRONT", 320, BASE + 28, 12)
}

function books(ink: Ink, x: number, foot: number, w: number, h: number) {
  const { rng } = ink
  const end = x + w * rng.real(0.55, 1)
  for (let at = x; at < end - 8; ) {
    const thick = rng.whole(7, 12)
    const tall = h * rng.real(0.6, 0.98)
    ink.solid(
      rng.pick(["tile-2", "slate-2", "neem-2", "brass-3", "plum-2", "teak-3"]),
      rect(at, foot - tall, thick, tall),
      FINE,
    )
    at += thick
  }
}

function jars(ink: Ink, x: number, foot: number, w: number, h: number) {
  const { rng } = ink
  for (let at = x; at + 22 <= x + w; at += 30) {
    const tall = Math.round(Math.min(h * rng.real(0.55, 0.85), 38))
    const tint: Tint = rng.pick(["brass-2", "tile-2", "sheet", "neem-2", "slate-1"])
    const [l, top] = [Math.round(at), Math.round(foot - tall)]
    ink.solid(tint, `M${l + 4} ${top}h14q4 4 4 10v${tall - 10}h-22v-${tall - 10}q0-6 4-10z`)
    ink.solid("teak-3", rect(l + 3, top - 5, 16, 6), FINE)
  }
}

/** A counter with rounded ends, panels below its top. */
export function counter(ink: Ink) {
  const { rng } = ink
  const [w, h] = [rng.whole(380, 430), rng.whole(140, 160)]
  const [x, y] = [320 - w / 2, BASE - h]
  const r = 34
  ink.wash("shade", rect(x + w - 6, y + 30, 22, h - 30))
  ink.solid(rng.pick(TIMBER), `M${x} ${BASE}V${y + r}q0-${r} ${r}-${r}H${x + w - r}q${r} 0 ${r} ${r}V${BASE}z`, CUT)
  const panels = rng.whole(5, 7)
  for (let i = 0; i < panels; i++) {
    const at = x + 40 + ((w - 80) * i) / panels
    ink.pen(THIN, rect(at + 5, y + 30, (w - 80) / panels - 10, h - 56))
    if (i % 2 === 0) ink.pen(FINE, uprights(at + 5, y + 30, (w - 80) / panels - 10, h - 56, 8))
  }
  ink.solid("stone-2", rect(x - 10, y - 10, w + 20, 14), EDGE)
  ink.wash("stone-3", rect(x + 6, BASE - 14, w - 12, 10))
  for (const at of [0.2, 0.5, 0.8]) {
    const px = Math.round(x + w * at)
    ink.pen(THIN, line(px, 76, px, 130))
    ink.wash("glow", circle(px, 146, 34))
    ink.solid("brass-3", `M${px - 22} 150a22 22 0 0 1 44 0z`)
  }
  ink.solid("sheet", arch(x + w * 0.62, y - 52, 46, 42, "flat"), EDGE)
  ink.pen(EDGE, line(x + w * 0.62 + 23, y - 10, x + w * 0.62 + 23, y - 4))
  dimension(ink, x, y - 70, x + w, y - 70, `${w * 8}`)
  dimension(ink, x - 34, y, x - 34, BASE, "1 050")
  floorLine(ink, BASE)
}

const CHAIR_BASE = 390

/** A teak and cane chair: front and side. */
export function chair(ink: Ink) {
  const { rng } = ink
  const [w, seat, high] = [rng.whole(130, 172), rng.whole(108, 126), rng.whole(226, 276)]
  const timber: Tint = rng.pick(["teak-2", "teak-3", "brass-2", "tile-2"])
  const x = rng.whole(124, 150)
  const back = rng.whole(0, 3)
  const top = CHAIR_BASE - high
  ink.pen(9, line(x, CHAIR_BASE, x, top) + line(x + w, CHAIR_BASE, x + w, top), "line")
  ink.pen(6, line(x, CHAIR_BASE, x, top) + line(x + w, CHAIR_BASE, x + w, top), timber)
  const [by, bh] = [top + 16, high - seat - 40]
  ink.solid("brass-1", rect(x + 6, by, w - 12, bh), EDGE)
  if (back === 0) ink.pen(FINE, uprights(x + 6, by, w - 12, bh, 14) + courses(x + 6, by, w - 12, bh, 9))
  else if (back === 1) ink.pen(EDGE, uprights(x + 6, by, w - 12, bh, rng.whole(5, 9)))
  else if (back === 2) ink.pen(EDGE, courses(x + 6, by, w - 12, bh, rng.whole(3, 5)))
  else ink.pen(FINE, jaaliPath("lattice", x + 6, by, 7, Math.max(3, Math.round(bh / 20)), w - 12, bh))
  ink.solid(timber, rect(x - 4, CHAIR_BASE - seat, w + 8, 16), EDGE)
  ink.solid(rng.pick(["tile-2", "neem-2", "slate-2", "plum-2"]), rect(x + 2, CHAIR_BASE - seat - 14, w - 4, 14))
  if (rng.chance(0.6)) ink.pen(4, line(x, CHAIR_BASE - 34, x + w, CHAIR_BASE - 34), timber)
  side(ink, x + w + 98, seat, high, timber)
  dimension(ink, x, top - 26, x + w, top - 26, `${Math.round(w * 3.6)}`)
  dimension(ink, x - 40, top, x - 40, CHAIR_BASE, `${Math.round(high * 3.6)}`)
  dimension(ink, x - 20, CHAIR_BASE - seat, x - 20, CHAIR_BASE, `${Math.round(seat * 3.6)}`)
  floorLine(ink, CHAIR_BASE + 3)
  ink.write("FRONT", x + w / 2, CHAIR_BASE + 30, 12)
}

function side(ink: Ink, x: number, seat: number, high: number, timber: Tint) {
  const { rng } = ink
  const lean = rng.whole(14, 40)
  const deep = rng.whole(120, 144)
  const arm = CHAIR_BASE - seat - rng.whole(44, 62)
  const backLeg: Point[] = [
    [x + deep + lean * 0.5, CHAIR_BASE],
    [x + deep, CHAIR_BASE - seat],
    [x + deep + lean, CHAIR_BASE - high],
  ]
  const legs = chain(backLeg) + line(x, CHAIR_BASE, x + 6, arm)
  ink.pen(10, legs, "line")
  ink.pen(7, legs, timber)
  ink.solid(timber, rect(x - 2, CHAIR_BASE - seat, deep + 6, 14), EDGE)
  ink.solid("sheet", rect(x + 6, CHAIR_BASE - seat - 14, deep - 8, 14))
  ink.solid(timber, `M${x - 14} ${arm}q10-10 30-9l${deep} 3v9h-${deep}q-22-2-30-3z`, EDGE)
  dimension(
    ink,
    x,
    CHAIR_BASE - high - 26,
    x + deep + lean,
    CHAIR_BASE - high - 26,
    `${Math.round((deep + lean) * 3.6)}`,
  )
  ink.write("SIDE", x + deep / 2, CHAIR_BASE + 30, 12)
}

/** Two timbers before they meet, in axonometry: mortise and tenon or dovetail. */
export function joint(ink: Ink) {
  const { rng } = ink
  const dovetail = rng.chance(0.5)
  const a = rng.whole(60, 76)
  const gap = rng.whole(50, 90)
  const [light, dark] = rng.pick<readonly [Tint, Tint]>([
    ["teak-1", "teak-2"],
    ["brass-1", "brass-2"],
    ["tile-1", "tile-2"],
  ])
  const at = (x: number, y: number, z: number): Point => [330 + (x - z) * 0.866, 300 + (x + z) * 0.5 - y]
  const block = (x: number, y: number, z: number, w: number, h: number, d: number) => {
    ink.solid(light, poly([at(x, y + h, z), at(x + w, y + h, z), at(x + w, y + h, z + d), at(x, y + h, z + d)]), EDGE)
    const left = poly([at(x, y, z + d), at(x + w, y, z + d), at(x + w, y + h, z + d), at(x, y + h, z + d)])
    const right = poly([at(x + w, y, z), at(x + w, y, z + d), at(x + w, y + h, z + d), at(x + w, y + h, z)])
    ink.solid(light, left, EDGE)
    ink.solid(dark, right, EDGE)
    ink.pen(FINE, between(at(x, y, z + d), at(x + w, y, z + d), at(x, y + h, z + d), at(x + w, y + h, z + d), 6))
  }
  const t = a * rng.real(0.3, 0.42)
  block(-190, 0, 0, 190 + a, a, a)
  const hole = (a - t) / 2
  ink.solid(
    "stone-3",
    poly([at(hole - a, a, hole), at(hole + t - a, a, hole), at(hole + t - a, a, hole + t), at(hole - a, a, hole + t)]),
    EDGE,
  )
  if (dovetail)
    for (const z of [0.12, 0.56])
      ink.solid(
        "stone-3",
        poly([
          at(a, a, a * z),
          at(a, a, a * (z + 0.32)),
          at(a, a * 0.3, a * (z + 0.4)),
          at(a, a * 0.3, a * (z - 0.06)),
        ]),
        EDGE,
      )
  block(hole - a, a + gap * 0.5, hole, t, a * 0.8, t)
  block(-a, a + gap * 0.5 + a * 0.8, 0, a, 84, a)
  const [px, py] = at(hole - a + t / 2, a, hole + t / 2)
  ink.pen(THIN, [0, 1, 2, 3].map((i) => line(px, py - i * 12, px, py - i * 12 - 6)).join(""), "tile-3")
  if (rng.chance(0.6)) for (const z of [0.3, 0.7]) block(30, a, a * z, 12, 34, 12)
  const [lx, ly] = at(-190, 0, a)
  dimension(ink, lx - 20, ly - a, lx - 20, ly, `${Math.round(a * 1.4)}`)
  dimension(ink, px + a * 1.6, py - 8, px + a * 1.6, py - 8 - gap * 0.5, `${Math.round(a * 0.8)}`)
  ink.write(dovetail ? "DOVETAIL AND TENON" : "MORTISE AND TENON", 320, 424, 12)
}
