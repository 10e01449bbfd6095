import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliFamilies, jaaliPath } from "../jaali.ts"
import { arch, circle, courses, line, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"

const BASE = 398
const TIMBER = ["teak-2", "brass-2", "teak-1", "neem-2", "slate-2", "tile-2"] as const

/** A cabinet or wardrobe: its front, divided anew each time, and a slim section beside it. */
export function cabinet(ink: Ink) {
  const { rng } = ink
  const [w, h] = [rng.whole(250, 340), rng.whole(220, 286)]
  const [x, y] = [140 - rng.whole(0, 20), BASE - h]
  const timber: Tint = rng.pick(TIMBER)
  ink.wash("shade", rect(x + w, y + 14, 14, h - 14))
  ink.solid(timber, rect(x, y, w, h), CUT)
  const columns = rng.whole(2, 4)
  const edges = [0]
  for (let i = 0; i < columns; i++) edges.push(edges[i]! + rng.real(0.7, 1.3))
  const scale = (w - 12) / edges.at(-1)!
  for (let i = 0; i < columns; i++)
    column(ink, x + 6 + edges[i]! * scale, y + 6, (edges[i + 1]! - edges[i]!) * scale, h - 24, timber)
  for (let i = 0; i < columns; i++)
    dimension(
      ink,
      x + 6 + edges[i]! * scale,
      y - 18,
      x + 6 + edges[i + 1]! * scale,
      y - 18,
      `${Math.round((edges[i + 1]! - edges[i]!) * scale * 6.4)}`,
    )
  dimension(ink, x, y - 40, x + w, y - 40, `${Math.round(w * 6.4)}`)
  dimension(ink, x - 34, y, x - 34, BASE, `${Math.round(h * 7.5)}`)
  const side = x + w + 60
  ink.solid("sheet", rect(side, y, 66, h), EDGE)
  ink.wash("line", rect(side, y, 66, 5) + rect(side, BASE - 18, 66, 5) + rect(side + 61, y, 5, h))
  ink.pen(THIN, courses(side, y + 5, 61, h - 24, rng.whole(3, 6)))
  ink.solid(timber, rect(side - 6, y + 4, 6, h - 24), THIN)
  dimension(ink, side, y - 18, side + 66, y - 18, "600")
  floorLine(ink, BASE)
  ink.write("FRONT", x + w / 2, BASE + 28, 12)
  ink.write("SECTION", side + 33, BASE + 28, 12)
}

function column(ink: Ink, x: number, y: number, w: number, h: number, timber: Tint) {
  const { rng } = ink
  let at = 0
  while (at < h - 1) {
    const rest = h - at
    const chosen = rest < h * 0.45 ? rest : h * rng.real(0.24, 0.62)
    // No sliver is left over at the foot.
    const part = rest - chosen < h * 0.18 ? rest : chosen
    const top = y + at
    const kind = part < h * 0.3 ? rng.whole(0, 1) : rng.whole(1, 4)
    const inner = rect(x + 3, top + 3, w - 6, part - 6)
    if (kind === 0) drawers(ink, x, top, w, part, 2)
    if (kind === 1) {
      ink.solid("sheet", inner)
      ink.wash("shade", rect(x + 3, top + 3, w - 6, 8))
      for (let b = x + 8; b < x + w * 0.6; b += 9) {
        const tint: Tint = rng.pick(["tile-2", "slate-2", "neem-2", "brass-3"])
        const tall = part * rng.real(0.4, 0.7)
        ink.solid(tint, rect(b, top + part - 3 - tall, 8, tall), FINE)
      }
    }
    if (kind === 2) {
      ink.solid("brass-1", inner)
      ink.pen(
        FINE,
        jaaliPath(
          rng.pick(jaaliFamilies),
          x + 10,
          top + 10,
          3,
          Math.max(2, Math.round((part / w) * 3)),
          w - 20,
          part - 20,
        ),
      )
      ink.pen(THIN, rect(x + 10, top + 10, w - 20, part - 20))
    }
    if (kind === 3) drawers(ink, x, top, w, part, rng.whole(2, 4))
    if (kind === 4) {
      ink.solid(timber, inner)
      ink.pen(THIN, rect(x + 12, top + 12, w - 24, part - 24))
      ink.pen(
        FINE,
        line(x + 12, top + 12, x + w / 2, top + part - 12) + line(x + w - 12, top + 12, x + w / 2, top + part - 12),
      )
      ink.wash("brass-3", circle(x + w - 9, top + part / 2, 3))
    }
    at += part
  }
}

function drawers(ink: Ink, x: number, y: number, w: number, h: number, count: number) {
  for (let i = 0; i < count; i++) {
    ink.pen(THIN, rect(x + 4, y + (h * i) / count + 3, w - 8, h / count - 6))
    ink.wash("brass-3", rect(x + w / 2 - 9, y + (h * (i + 0.5)) / count - 2, 18, 4))
  }
}

/** A carved door: frame, two leaves of nine panels each, bosses, its plan below. */
export function carvedDoor(ink: Ink) {
  const { rng } = ink
  const [w, h] = [rng.whole(120, 150), rng.whole(236, 268)]
  const [x, y] = [rng.whole(160, 220), BASE - 40 - h]
  const head = rng.pick(["ogee", "round", "flat"] as const)
  const timber: Tint = rng.pick(["teak-2", "teak-3", "neem-2", "slate-2", "tile-2"])
  const base = y + h
  ink.solid("stone-1", rect(x - 34, y - 26, w + 68, h + 26), EDGE)
  ink.solid("teak-1", arch(x - 12, y - 12, w + 24, h + 12, head), EDGE)
  ink.solid(timber, arch(x, y, w, h, head), EDGE)
  const spring = y + (head === "flat" ? 8 : w * (head === "round" ? 0.5 : 0.62))
  const [rows, columns] = [3, 3]
  const cell = (base - spring - 6) / rows
  const motif = rng.pick(["star", "diamond", "petal", "ring"] as const)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < 2 * columns; column++) {
      const wide = (w / 2 - 10) / columns
      const [px, py] = [x + (column < columns ? 6 : w / 2 + 4) + (column % columns) * wide, spring + row * cell + 4]
      ink.note("panel")
      ink.pen(THIN, rect(px + 2, py, wide - 4, cell - 8))
      if (row % 2 === 0) ink.pen(FINE, jaaliPath(motif, px + 2, py, 1, 1, wide - 4, cell - 8))
      else ink.wash("brass-3", circle(px + wide / 2, py + cell / 2 - 4, 4))
    }
  ink.pen(EDGE, line(x + w / 2, spring - 6, x + w / 2, base))
  if (head !== "flat") ink.pen(THIN, line(x, spring - 2, x + w, spring - 2))
  ink.pen(CUT, ink.sketch(x - 60, base, x + w + 60, base))
  ink.wash("line", rect(x - 34, BASE, 30, 16) + rect(x + w + 4, BASE, 30, 16))
  ink.solid(timber, rect(x - 4, BASE + 2, 6, 12) + rect(x + w - 2, BASE + 2, 6, 12))
  const leaf = Math.round(w / 2)
  ink.pen(
    FINE,
    `M${x} ${BASE + 8}v-${Math.min(30, leaf)}M${x} ${BASE - 22}q${leaf} 0 ${leaf} 30M${x + w} ${BASE + 8}v-30q-${leaf} 0-${leaf} 30`,
  )
  dimension(ink, x, y - 44, x + w, y - 44, `${w * 10}`)
  dimension(ink, x - 56, y, x - 56, base, `${h * 10}`)
  knocker(ink, x + w + 150, y + 70, motif, timber)
}

/** The panel at four times the scale. */
function knocker(ink: Ink, x: number, y: number, motif: "star" | "diamond" | "petal" | "ring", timber: Tint) {
  const r = 62
  ink.solid(timber, rect(x - r, y - r, 2 * r, 2 * r), EDGE)
  ink.solid("sheet", rect(x - r + 10, y - r + 10, 2 * r - 20, 2 * r - 20))
  ink.pen(THIN, jaaliPath(motif, x - r + 10, y - r + 10, 2, 2, 2 * r - 20, 2 * r - 20))
  ink.pen(FINE, line(x - r, y, x - 118, y + 60))
  ink.solid("brass-3", circle(x, y + 132, 26) + circle(x, y + 136, 17), EDGE)
  ink.solid("brass-2", circle(x, y + 108, 9), EDGE)
  dimension(ink, x - r, y - r - 16, x + r, y - r - 16, "280")
  ink.pen(FINE, uprights(x - r, y - r, 10, 2 * r, 3))
  ink.write("1 : 4", x, y + r + 20, 12)
}
