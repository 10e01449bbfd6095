import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { arch, circle, courses, line, rect, uprights } from "../path.ts"
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
