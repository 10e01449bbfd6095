// Corners of a home, and of a temple, at large scale, that captions name.
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliFamilies, jaaliPath } from "../jaali.ts"
import { arch, circle, courses, ellipse, line, type Point, poly, rect, uprights } from "../path.ts"
import { figure } from "../plan/planting.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
const CLOTH = ["tile-2", "slate-2", "neem-2", "brass-2", "plum-2"] as const

/** A wall by the front door for what comes home wet: helmets above, bags on hooks, boots over a tray with its drain. */
export function hooks(ink: Ink) {
  const { rng } = ink
  const [x, y, w] = [210, 96, 220]
  ink.solid("teak-1", rect(x, y, w, BASE - y), EDGE)
  ink.pen(FINE, uprights(x, y, w, BASE - y, 11))
  ink.solid("teak-2", rect(x - 6, y + 56, w + 12, 9) + rect(x + 8, y + 92, w - 16, 12), EDGE)
  const each = (w - 20) / 4
  for (let i = 0; i < 4; i++) {
    const at = Math.round(x + 10 + each * (i + 0.5))
    const tint: Tint = rng.pick(CLOTH)
    ink.solid(tint, `M${at - 20} ${y + 56}v-12a20 20 0 0 1 40 0v4h-22v8z`, EDGE)
    ink.solid("brass-3", circle(at, y + 98, 4))
    const long = rng.whole(64, 96)
    ink.pen(EDGE, `M${at - 9} ${y + 122}q9-40 18 0`)
    ink.solid(rng.pick(CLOTH), `M${at - 15} ${y + 120}h30l4 ${long}h-38z`, EDGE)
    const boots: Tint = rng.pick(["slate-3", "neem-3", "tile-3", "brass-3"])
    for (const side of [-19, 1]) ink.solid(boots, `M${at + side} ${BASE - 58}h13v30h6q4 2 3 10h-22z`)
  }
  ink.solid("slate-1", rect(x - 4, BASE - 18, w + 8, 10), EDGE)
  ink.pen(
    5,
    line(x + w + 4, BASE - 12, x + w + 40, BASE - 12) + line(x + w + 40, BASE - 12, x + w + 40, BASE),
    "slate-3",
  )
  figure(ink, x - 74, BASE, 222, rng.pick(["plum-3", "tile-3", "slate-3"]))
  dimension(ink, x, y - 22, x + w, y - 22, "1 200")
  dimension(ink, x + w + 70, BASE - 18, x + w + 70, y + 98, "1 500")
  ink.write("TRAY", x + w + 34, BASE - 28, 12)
  floorLine(ink, BASE)
}

/** A shrine in a corner, the leaves of its screen folded back on both sides; below, how they fold. */
export function niche(ink: Ink) {
  const { rng } = ink
  const [x, y, foot] = [320, 92, BASE - 54]
  const timber: Tint = rng.pick(["teak-2", "teak-3", "brass-2"])
  const family = rng.pick(jaaliFamilies)
  ink.solid("stone-1", rect(x - 210, y - 30, 420, foot - y + 30), EDGE)
  ink.solid("teak-1", arch(x - 92, y - 8, 184, foot - y + 8, "ogee"), EDGE)
  ink.solid("brass-1", arch(x - 78, y + 10, 156, foot - y - 10, "ogee"), EDGE)
  ink.wash("glow", circle(x, foot - 96, 58))
  shrine(ink, x, foot)
  for (const side of [-1, 1] as const)
    for (const [from, wide] of [
      [96, 46],
      [142, 34],
    ] as const) {
      const left = side > 0 ? x + from : x - from - wide
      ink.solid(timber, rect(left, y + 14, wide, foot - y - 14), EDGE)
      ink.solid("brass-1", rect(left + 7, y + 24, wide - 14, (foot - y) * 0.6))
      ink.pen(THIN, jaaliPath(family, left + 7, y + 24, 1, 5, wide - 14, (foot - y) * 0.6))
      ink.pen(THIN, rect(left + 8, foot - 62, wide - 16, 48))
    }
  ink.pen(CUT, ink.sketch(x - 240, foot, x + 240, foot))
  const leaves = (side: 1 | -1) =>
    line(x + side * 94, BASE + 6, x + side * 124, BASE - 24) + line(x + side * 124, BASE - 24, x + side * 154, BASE + 6)
  ink.wash(
    "line",
    rect(x - 94, BASE - 34, 188, 10) + rect(x - 104, BASE - 34, 10, 40) + rect(x + 94, BASE - 34, 10, 40),
  )
  ink.pen(5, leaves(1) + leaves(-1), timber)
  for (const at of [-124, 124]) ink.wash("brass-3", circle(x + at, BASE - 24, 4))
  dimension(ink, x - 92, y - 46, x + 92, y - 46, "900")
  ink.write("PLAN OF LEAVES", x, BASE + 30, 12)
}

function shrine(ink: Ink, x: number, foot: number) {
  ink.solid("stone-2", rect(x - 64, foot - 34, 128, 34) + rect(x - 46, foot - 58, 92, 24), EDGE)
  ink.solid("brass-3", `M${x - 20} ${foot - 58}q-14-22 8-34h24q22 12 8 34z`, EDGE)
  ink.solid("neem-3", `M${x} ${foot - 92}q-26-8-22-28q20 4 22 28q2-24 22-28q4 20-22 28z`, FINE)
  ink.solid("tile-3", circle(x, foot - 108, 9))
  for (const at of [-54, 54]) {
    ink.wash("glow", circle(x + at, foot - 58, 18))
    ink.solid("brass-3", `M${x + at - 9} ${foot - 34}h18l-6-12h-6z`)
    ink.wash("tile-3", ellipse(x + at, foot - 54, 3, 7))
  }
}

/** A bed that is a boat: drawers below deck, the mast a reading lamp. */
export function boat(ink: Ink) {
  const { rng } = ink
  const hull: Tint = rng.pick(["brass-2", "teak-1", "teak-2"])
  const cover: Tint = rng.pick(["slate-3", "neem-3", "tile-3"])
  ink.wash("shade", ellipse(330, BASE, 230, 8))
  ink.solid("teak-2", rect(424, 76, 9, 190), EDGE)
  ink.pen(THIN, line(428, 84, 132, 236) + line(428, 84, 540, 236))
  ink.wash("glow", circle(382, 150, 62))
  ink.solid(cover, `M432 78h52l-18 14 18 14h-52z`, EDGE)
  ink.pen(EDGE, line(424, 130, 384, 138))
  ink.solid("brass-3", `M368 156q2-20 16-20t16 20z`, EDGE)
  ink.solid("sheet", rect(152, 230, 358, 30), EDGE)
  ink.solid(cover, rect(150, 226, 220, 34), EDGE)
  ink.solid("sheet", `M446 232q4-26 50-20q10 8 4 20z`, EDGE)
  ink.solid(hull, `M92 236q70 20 150 18h220q60 0 92-22q-6 110-44 ${BASE - 242}H174q-62-30-82-${BASE - 246}z`, CUT)
  ink.pen(THIN, "M104 262q80 18 150 16h206q56 0 88-20")
  for (let i = 0; i < 3; i++) {
    ink.solid("brass-1", rect(190 + i * 100, 312, 92, 66), EDGE)
    ink.pen(FINE, rect(197 + i * 100, 319, 78, 52))
    ink.solid("sheet", circle(236 + i * 100, 345, 8), EDGE)
  }
  for (let i = 0; i < 3; i++) ink.solid("slate-1", circle(216 + i * 110, 294, 7), EDGE)
  dimension(ink, 150, 52, 512, 52, "1 900")
  dimension(ink, 60, 236, 60, BASE, "900")
  ink.write("READING LAMP", 300, 118, 12)
  floorLine(ink, BASE)
}

/** A toilet in the triangle under a flight: one stands where it is high, and it is vented through a riser. */
export function underStair(ink: Ink) {
  const { rng } = ink
  const [left, right] = [206, 446]
  const soffit = (x: number) => BASE - 190 - (x - left) * 0.66
  ink.solid(
    "slate-1",
    poly([
      [left, BASE],
      [left, soffit(left)],
      [right, soffit(right)],
      [right, BASE],
    ]),
    EDGE,
  )
  if (!ink.low)
    ink.pen(FINE, courses(left, BASE - 150, right - left, 150, 6) + uprights(left, BASE - 150, right - left, 150, 10))
  const steps: Point[] = []
  for (let i = -4; i < 8; i++) {
    const x = left - 6 + i * 34
    const y = soffit(left) - 26 - i * 22.5
    steps.push([x, y], [x + 34, y])
  }
  const [first, last] = [steps[0]!, steps.at(-1)!]
  ink.wash("line", poly([...steps, [last[0], last[1] + 40], [first[0], first[1] + 40]]))
  ink.wash(
    "line",
    rect(left - 12, soffit(left), 12, BASE - soffit(left)) +
      rect(right, soffit(right) + 8, 12, BASE - soffit(right) - 8),
  )
  ink.solid("sheet", `${rect(left + 6, BASE - 116, 26, 44)}M${left + 16} ${BASE - 64}h74q4 26-24 34l4 30h-44z`, EDGE)
  ink.pen(THIN, line(left + 28, BASE - 70, left + 90, BASE - 70))
  ink.solid("sheet", `M${right - 54} ${BASE - 136}h54v16h-12q-30 6-42-16z`, EDGE)
  ink.solid("slate-2", rect(right - 8, BASE - 238, 8, 70), THIN)
  ink.pen(
    THIN,
    line(right - 30, BASE - 150, right - 30, BASE - 158) + line(right - 30, BASE - 158, right, BASE - 158),
    "brass-3",
  )
  ink.pen(EDGE, `M${left + 40} ${BASE - 206}q20-30-6-44t4-30`, "slate-3")
  figure(ink, right - 88, BASE, 256, rng.pick(["plum-3", "tile-3"]))
  dimension(ink, left, BASE + 26, right, BASE + 26, "1 500")
  dimension(ink, right + 44, soffit(right) + 8, right + 44, BASE, "2 100")
  floorLine(ink, BASE)
}

/** The hall of a temple at dusk: three columns with their brackets under one beam, lit from above the cornice. */
export function mandap(ink: Ink) {
  const timber: Tint = ink.rng.pick(["teak-2", "teak-3", "brass-2"])
  const [top, w] = [96, 26]
  ink.wash("slate-2", rect(96, top + 20, 448, BASE - top - 20))
  ink.note("lamps")
  for (const x of [208, 320, 432]) {
    ink.wash(
      "glow",
      poly([
        [x - 22, top + 14],
        [x + 22, top + 14],
        [x + 66, BASE - 30],
        [x - 66, BASE - 30],
      ]),
    )
  }
  for (const x of [152, 264, 376, 488]) {
    ink.solid("stone-2", rect(x - w, BASE - 40, w * 2, 22) + rect(x - w * 0.75, BASE - 56, w * 1.5, 16), EDGE)
    ink.solid(timber, rect(x - w / 2, top + 52, w, BASE - 56 - top - 52), EDGE)
    for (let y = top + 84; y < BASE - 90; y += 60) ink.pen(THIN, jaaliPath("petal", x - w / 2 + 2, y, 1, 1, w - 4, 34))
    const wing = (side: 1 | -1) =>
      `M${x + side * 13} ${top + 84}q${side * 8}-22 ${side * 34}-26q${side * 10}-4 ${side * 9}-38H${x}V${top + 84}z`
    ink.solid(timber, wing(1) + wing(-1), EDGE)
  }
  ink.solid(timber, rect(88, top - 4, 464, 26), CUT)
  ink.solid("teak-1", rect(80, top - 24, 480, 20), EDGE)
  for (let x = 92; x < 548; x += 24) ink.solid("teak-3", rect(x, top - 38, 12, 14), FINE)
  for (const x of [208, 320, 432]) ink.solid("brass-3", rect(x - 14, top - 46, 28, 8), EDGE)
  ink.solid("stone-1", rect(72, BASE - 18, 496, 18), EDGE)
  figure(ink, 352, BASE - 18, 150, "plum-3")
  dimension(ink, 152, BASE + 26, 264, BASE + 26, "1 800")
  dimension(ink, 46, top + 22, 46, BASE - 18, "2 900")
  floorLine(ink, BASE)
}
