import type { Facts } from "../facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliFamilies, jaaliPath } from "../jaali.ts"
import { arch, circle, line, type Point, poly, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
const TIMBER = ["teak-2", "teak-3", "brass-2", "tile-2", "slate-2"] as const

/** Square feet: a screen of more stands before a wall and does not fold. */
const FOLDING = 150

/** Leaves of pierced work or coloured panes in their frames; below how they fold, where they do. */
export function screen(ink: Ink, { sqft = 0, materials }: Facts) {
  const { rng } = ink
  const leaves = rng.whole(4, 5)
  const isGlass = materials.includes("glass")
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
    if (isGlass) panes(ink, at + 10, y + 10, each - 20, h * 0.66)
    else ink.pen(THIN, jaaliPath(family, at + 10, y + 10, 3, Math.round((h * 2) / each), each - 20, h * 0.66))
    ink.pen(THIN, rect(at + 12, y + h * 0.72, each - 24, h * 0.22))
  }
  ink.pen(CUT, ink.sketch(x - 40, y + h, x + each * leaves + 40, y + h))
  dimension(ink, x, y - 20, x + each, y - 20, `${each * 6}`)
  dimension(ink, x - 34, y, x - 34, y + h, `${h * 8}`)
  if (isGlass) ink.note("glass")
  if (isGlass) return
  if (sqft > FOLDING) return hung(ink, x, x + each * leaves, timber)
  let fold = ""
  for (let i = 0; i < leaves; i++) {
    const [a, b] = i % 2 ? [BASE + 6, BASE - 22] : [BASE - 22, BASE + 6]
    fold += line(x + each * i, a, x + each * (i + 1), b)
  }
  ink.pen(5, fold, timber)
  ink.pen(FINE, fold)
  for (let i = 1; i < leaves; i++) ink.wash("brass-3", circle(x + each * i, i % 2 ? BASE + 6 : BASE - 22, 4))
  ink.write("PLAN OF LEAVES", 320, BASE + 30, 12)
}

/** Old coloured glass between bars. */
function panes(ink: Ink, x: number, y: number, w: number, h: number) {
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 2; i++)
      ink.solid(
        ink.rng.pick(["tile-2", "slate-2", "neem-2", "brass-2", "sheet", "plum-2"]),
        rect(x + (w / 2) * i, y + (h / 5) * row, w / 2, h / 5),
      )
}

/** In plan: the wall, the screen before it on its brackets, and what climbs between them. */
function hung(ink: Ink, from: number, to: number, timber: Tint) {
  ink.wash("line", rect(from, BASE - 26, to - from, 14))
  ink.solid(timber, rect(from, BASE + 12, to - from, 8), EDGE)
  let brackets = ""
  for (let x = from + 20; x < to; x += 74) brackets += line(x, BASE - 12, x, BASE + 12)
  ink.pen(EDGE, brackets)
  for (let x = from + 46; x < to - 10; x += 74) ink.wash("neem-3", circle(x, BASE, 8) + circle(x + 12, BASE + 3, 6))
  dimension(ink, to + 22, BASE - 12, to + 22, BASE + 12, "200")
  ink.write("WALL IN PLAN", (from + to) / 2, BASE + 42, 12)
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

/** It hangs from the slab above, on rods. */
function hangers(ink: Ink, left: number, run: number, rise: number) {
  ink.note("brass")
  const slab = BASE - rise - 126
  ink.wash("line", rect(left - 20, slab - 12, run + 106, 12))
  let rods = ""
  for (const t of [0.12, 0.34, 0.56, 0.78]) rods += line(left + run * t, slab, left + run * t, BASE - rise * t)
  ink.pen(EDGE, rods, "brass-3")
}

/** A flight from its side: a folded plate, or closed with books in its flank. */
export function stair(ink: Ink, { features, materials }: Facts) {
  const { rng } = ink
  // From floor to floor: seventeen risers of seventeen centimetres.
  const [steps, run, rise] = [17, rng.whole(21, 23), 14]
  const left = 320 - (steps * run) / 2
  const timber: Tint = rng.pick(TIMBER)
  const plate: Tint = materials.includes("brass") ? "brass-2" : "stone-2"
  if (materials.includes("brass")) hangers(ink, left, run * steps, rise * steps)
  const folded = !features.includes("bookshelf")
  const at = (i: number): Point => [left + run * i, BASE - rise * i]
  const treads: Point[] = []
  for (let i = 0; i < steps; i++) {
    ink.note("tread")
    treads.push([at(i)[0], at(i + 1)[1]], [at(i + 1)[0], at(i + 1)[1]])
  }
  const [endX, endY] = at(steps)
  if (folded) {
    const under = treads.map(([x, y]): Point => [x + 12, y + 12]).reverse()
    ink.solid(plate, poly([[left, BASE], ...treads, ...under, [left + 12, BASE]]), EDGE)
  } else {
    ink.solid(timber, poly([[left, BASE], ...treads, [endX, BASE]]), EDGE)
    for (let i = 3; i < steps; i += 3) {
      const [x, y] = [at(i)[0] + 5, at(i)[1] + 8]
      ink.solid("sheet", rect(x, y, run * 3 - 10, BASE - y - 8))
      ink.pen(THIN, line(x, (y + BASE) / 2, x + run * 3 - 10, (y + BASE) / 2))
      for (let b = x + 4; b < x + run * 2.4; b += 9)
        for (const foot of [(y + BASE) / 2, BASE - 8])
          if (foot - y > 34)
            ink.solid(rng.pick(["tile-2", "slate-2", "neem-2", "brass-3"]), rect(b, foot - 26, 8, 26), FINE)
    }
  }
  const handrail = line(left + run / 2, BASE - rise - 76, endX - run / 2, endY - 76)
  let rail = handrail
  for (let i = 0; i < steps; i += 2)
    rail += line(at(i)[0] + run / 2, at(i + 1)[1], at(i)[0] + run / 2, at(i + 1)[1] - 76)
  ink.pen(THIN, rail)
  ink.pen(5, handrail, "brass-3")
  ink.wash("line", rect(endX, endY, 86, 12))
  dimension(ink, endX + 60, endY + 14, endX + 60, BASE, `${Math.round(steps * 170)}`)
  dimension(ink, at(1)[0], BASE + 24, at(2)[0], BASE + 24, "270")
  floorLine(ink, BASE)
}
