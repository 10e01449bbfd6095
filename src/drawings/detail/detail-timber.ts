import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { between, chain, courses, line, type Point, poly, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 390

/** A teak and cane chair: front and side. */
export function chair(ink: Ink) {
  const { rng } = ink
  const [w, seat, high] = [rng.whole(130, 172), rng.whole(108, 126), rng.whole(226, 276)]
  const timber: Tint = rng.pick(["teak-2", "teak-3", "brass-2", "tile-2"])
  const x = rng.whole(124, 150)
  const back = rng.whole(0, 3)
  const top = BASE - high
  ink.pen(9, line(x, BASE, x, top) + line(x + w, BASE, x + w, top), "line")
  ink.pen(6, line(x, BASE, x, top) + line(x + w, BASE, x + w, top), timber)
  const [by, bh] = [top + 16, high - seat - 40]
  ink.solid("brass-1", rect(x + 6, by, w - 12, bh), EDGE)
  if (back === 0) ink.pen(FINE, uprights(x + 6, by, w - 12, bh, 14) + courses(x + 6, by, w - 12, bh, 9))
  else if (back === 1) ink.pen(EDGE, uprights(x + 6, by, w - 12, bh, rng.whole(5, 9)))
  else if (back === 2) ink.pen(EDGE, courses(x + 6, by, w - 12, bh, rng.whole(3, 5)))
  else ink.pen(FINE, jaaliPath("lattice", x + 6, by, 7, Math.max(3, Math.round(bh / 20)), w - 12, bh))
  ink.solid(timber, rect(x - 4, BASE - seat, w + 8, 16), EDGE)
  ink.solid(rng.pick(["tile-2", "neem-2", "slate-2", "plum-2"]), rect(x + 2, BASE - seat - 14, w - 4, 14))
  if (rng.chance(0.6)) ink.pen(4, line(x, BASE - 34, x + w, BASE - 34), timber)
  side(ink, x + w + 98, seat, high, timber)
  dimension(ink, x, top - 26, x + w, top - 26, `${Math.round(w * 3.6)}`)
  dimension(ink, x - 40, top, x - 40, BASE, `${Math.round(high * 3.6)}`)
  dimension(ink, x - 20, BASE - seat, x - 20, BASE, `${Math.round(seat * 3.6)}`)
  floorLine(ink, BASE + 3)
  ink.write("FRONT", x + w / 2, BASE + 30, 12)
}

function side(ink: Ink, x: number, seat: number, high: number, timber: Tint) {
  const { rng } = ink
  const lean = rng.whole(14, 40)
  const deep = rng.whole(120, 144)
  const arm = BASE - seat - rng.whole(44, 62)
  const backLeg: Point[] = [
    [x + deep + lean * 0.5, BASE],
    [x + deep, BASE - seat],
    [x + deep + lean, BASE - high],
  ]
  const legs = chain(backLeg) + line(x, BASE, x + 6, arm)
  ink.pen(10, legs, "line")
  ink.pen(7, legs, timber)
  ink.solid(timber, rect(x - 2, BASE - seat, deep + 6, 14), EDGE)
  ink.solid("sheet", rect(x + 6, BASE - seat - 14, deep - 8, 14))
  ink.solid(timber, `M${x - 14} ${arm}q10-10 30-9l${deep} 3v9h-${deep}q-22-2-30-3z`, EDGE)
  dimension(ink, x, BASE - high - 26, x + deep + lean, BASE - high - 26, `${Math.round((deep + lean) * 3.6)}`)
  ink.write("SIDE", x + deep / 2, BASE + 30, 12)
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
