import type { Facts } from "../facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliFamilies, jaaliPath } from "../jaali.ts"
import { arch, circle, line, type Point, poly, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
const TIMBER = ["teak-2", "teak-3", "brass-2", "tile-2", "slate-2"] as const

/** Leaves of pierced work in their frames, and below how they fold. */
export function screen(ink: Ink) {
  const { rng } = ink
  const leaves = rng.whole(3, 5)
  const [each, h] = [Math.round(410 / leaves), rng.whole(240, 268)]
  const [x, y] = [320 - (each * leaves) / 2, BASE - 44 - h]
  const timber: Tint = rng.pick(TIMBER)
  const family = rng.pick(jaaliFamilies)
  const glass = rng.pick(["brass-2", "slate-2", "neem-2", "tile-2"] as const)
  for (let i = 0; i < leaves; i++) {
    const at = x + each * i
    ink.solid(timber, rect(at, y, each, h), EDGE)
    ink.solid("sheet", rect(at + 10, y + 10, each - 20, h * 0.66))
    ink.wash(i % 2 ? glass : "brass-1", rect(at + 10, y + 10, each - 20, h * 0.66))
    ink.pen(THIN, jaaliPath(family, at + 10, y + 10, 3, Math.round((h * 2) / each), each - 20, h * 0.66))
    ink.pen(THIN, rect(at + 12, y + h * 0.72, each - 24, h * 0.22))
  }
  ink.pen(CUT, ink.sketch(x - 40, y + h, x + each * leaves + 40, y + h))
  let fold = ""
  for (let i = 0; i < leaves; i++) {
    const [a, b] = i % 2 ? [BASE + 6, BASE - 22] : [BASE - 22, BASE + 6]
    fold += line(x + each * i, a, x + each * (i + 1), b)
  }
  ink.pen(5, fold, timber)
  ink.pen(FINE, fold)
  for (let i = 1; i < leaves; i++) ink.wash("brass-3", circle(x + each * i, i % 2 ? BASE + 6 : BASE - 22, 4))
  dimension(ink, x, y - 20, x + each, y - 20, `${each * 6}`)
  dimension(ink, x - 34, y, x - 34, y + h, `${h * 8}`)
  ink.write("PLAN OF LEAVES", 320, BASE + 30, 12)
}

/** A window with a seat in its depth: front, and the section through sill and seat. */
export function windowSeat(ink: Ink) {
  const { rng } = ink
  const [w, x] = [rng.whole(230, 270), 110]
  const [top, sill] = [110, 286]
  const timber: Tint = rng.pick(TIMBER)
  const head = rng.pick(["flat", "round"] as const)
  ink.solid("stone-1", rect(x - 30, top - 34, w + 60, BASE - top + 34), EDGE)
  ink.solid("slate-1", arch(x, top, w, sill - top, head), EDGE)
  ink.wash(
    "neem-2",
    `M${x + 10} ${sill}v-40q${Math.round(w * 0.2)}-46 ${Math.round(w * 0.44)}-10t${Math.round(w * 0.44)} 10V${sill}z`,
  )
  ink.pen(EDGE, line(x + w / 2, top, x + w / 2, sill) + line(x, top + 66, x + w, top + 66))
  ink.solid(rng.pick(["tile-2", "neem-2", "brass-2", "plum-2"]), rect(x - 10, sill - 12, w + 20, 18))
  ink.solid("stone-2", rect(x - 22, sill + 6, w + 44, 12), EDGE)
  const drawers = 3
  for (let i = 0; i < drawers; i++) {
    const at = x - 14 + ((w + 28) * i) / drawers
    ink.solid(timber, rect(at + 4, sill + 26, (w + 28) / drawers - 8, BASE - sill - 38))
    ink.wash("brass-3", rect(at + (w + 28) / drawers / 2 - 12, sill + 42, 24, 5))
  }
  const s = x + w + 110
  ink.wash("line", rect(s + 70, top - 34, 26, 40) + rect(s + 70, sill + 6, 26, BASE - sill - 6))
  ink.pen(THIN, uprights(s + 78, top + 6, 10, sill - top, 3))
  ink.solid("stone-2", rect(s - 6, sill + 6, 108, 12), EDGE)
  ink.solid(timber, rect(s + 6, sill + 20, 62, BASE - sill - 26))
  ink.solid("tile-2", rect(s, sill - 12, 66, 18))
  ink.pen(FINE, line(s + 140, 84, s + 20, sill - 16), "brass-3")
  dimension(ink, x, top - 52, x + w, top - 52, `${w * 7}`)
  dimension(ink, x - 52, sill, x - 52, BASE, "450")
  dimension(ink, s - 6, BASE + 24, s + 102, BASE + 24, "600")
  floorLine(ink, BASE)
}

/** A flight from its side: a folded plate, or closed with books in its flank. */
export function stair(ink: Ink, { features, materials }: Facts) {
  const { rng } = ink
  const steps = rng.whole(9, 11)
  const [run, rise] = [rng.whole(34, 38), rng.whole(24, 27)]
  const left = 320 - (steps * run) / 2
  const timber: Tint = rng.pick(TIMBER)
  const plate: Tint = materials.includes("brass") ? "brass-3" : "stone-2"
  const folded = !features.includes("bookshelf")
  const at = (i: number): Point => [left + run * i, BASE - rise * i]
  const treads: Point[] = []
  for (let i = 0; i < steps; i++) treads.push([at(i)[0], at(i + 1)[1]], at(i + 1))
  const [endX, endY] = at(steps)
  if (folded) {
    const under = treads.map(([x, y]): Point => [x + 12, y + 12]).reverse()
    ink.solid(plate, poly([[left, BASE], ...treads, ...under, [left + 12, BASE]]), EDGE)
  } else {
    ink.solid(timber, poly([[left, BASE], ...treads, [endX, BASE]]), EDGE)
    for (let i = 2; i < steps; i += 2) {
      const [x, y] = [at(i)[0] + 6, at(i)[1] + 8]
      ink.solid("sheet", rect(x, y, run * 2 - 12, BASE - y - 8))
      ink.pen(THIN, line(x, (y + BASE) / 2, x + run * 2 - 12, (y + BASE) / 2))
      for (let b = x + 4; b < x + run * 1.5; b += 9)
        for (const foot of [(y + BASE) / 2, BASE - 8])
          if (foot - y > 34)
            ink.solid(rng.pick(["tile-2", "slate-2", "neem-2", "brass-3"]), rect(b, foot - 26, 8, 26), FINE)
    }
  }
  let rail = line(left + run / 2, BASE - rise - 92, endX - run / 2, endY - 92)
  for (let i = 0; i < steps; i++) rail += line(at(i)[0] + run / 2, at(i + 1)[1], at(i)[0] + run / 2, at(i + 1)[1] - 92)
  ink.pen(THIN, rail)
  ink.pen(5, line(left + run / 2, BASE - rise - 92, endX - run / 2, endY - 92), "brass-3")
  ink.wash("line", rect(endX, endY, 86, 12))
  dimension(ink, endX + 60, endY + 14, endX + 60, BASE, `${Math.round(steps * 170)}`)
  dimension(ink, at(1)[0], BASE + 24, at(2)[0], BASE + 24, "270")
  floorLine(ink, BASE)
}
