import type { Facts } from "../facts.ts"
import { CUT, EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { arch, circle, ellipse, line, rect, uprights } from "../path.ts"
import { dimension, floorLine } from "../site.ts"
import { mandap } from "./detail-places.ts"

const BASE = 398

/** A carved column with its brackets under the beam, and its parts again from above. */
export function column(ink: Ink, facts: Facts) {
  if (facts.features.includes("lamps")) return mandap(ink)
  const { rng } = ink
  const [x, w] = [236, rng.whole(40, 52)]
  const top = 96
  const timber: Tint = rng.pick(["teak-2", "teak-3", "brass-2"])
  ink.solid("stone-2", rect(x - w, BASE - 44, w * 2, 44), EDGE)
  ink.solid("stone-1", rect(x - w * 0.8, BASE - 64, w * 1.6, 20), EDGE)
  ink.solid(timber, rect(x - w / 2, top + 56, w, BASE - 64 - top - 56), EDGE)
  for (let y = top + 96; y < BASE - 90; y += 54) {
    ink.pen(THIN, line(x - w / 2, y, x + w / 2, y) + line(x - w / 2, y + 12, x + w / 2, y + 12))
    ink.pen(THIN, jaaliPath("petal", x - w / 2 + 4, y + 14, 1, 1, w - 8, 36))
  }
  const wing = (side: 1 | -1) =>
    `M${x + (side * w) / 2} ${top + 92}q${side * 14}-30 ${side * 46}-34q${side * 34}-4 ${side * 44}-34H${x}V${top + 92}z`
  ink.solid(timber, wing(1) + wing(-1), EDGE)
  ink.solid("brass-2", circle(x + w / 2 + 34, top + 44, 8) + circle(x - w / 2 - 34, top + 44, 8))
  ink.solid(timber, rect(x - 150, top - 6, 300, 30), CUT)
  ink.solid("teak-1", rect(x - 150, top - 24, 300, 18), EDGE)
  for (let at = x - 140; at < x + 140; at += 28) ink.solid("teak-3", rect(at, top - 40, 14, 16), FINE)
  const px = 480
  ink.solid("stone-1", rect(px - w, 160, w * 2, w * 2), EDGE)
  ink.solid(timber, rect(px - w / 2, 160 + w / 2, w, w), EDGE)
  ink.pen(
    THIN,
    line(px - w / 2, 160 + w / 2, px + w / 2, 160 + w * 1.5) + line(px + w / 2, 160 + w / 2, px - w / 2, 160 + w * 1.5),
  )
  dimension(ink, px - w / 2, 146, px + w / 2, 146, "230")
  dimension(ink, x - 176, top + 24, x - 176, BASE, "2 400")
  ink.write("BASE IN PLAN", px, 160 + w * 2 + 26, 12)
  floorLine(ink, BASE)
}

/** Coursed stone by the piece under a coping that drips; with its gate, where there is one. */
export function masonry(ink: Ink, { features }: Facts) {
  const { rng } = ink
  const [left, right, top] = [84, 556, rng.whole(120, 140)]
  const tints = ["stone-2", "stone-1", "slate-1", "teak-1", "stone-2"] as const
  const rows = rng.whole(9, 11)
  const high = (BASE - top) / rows
  for (let row = 0; row < rows; row++) {
    for (let x = left; x < right - 1; ) {
      const long = Math.min(rng.whole(34, 74), right - x)
      const end = right - x - long < 20 ? right : x + long
      ink.solid(rng.pick(tints), rect(x, top + high * row, end - x, high))
      x = end
    }
  }
  if (features.includes("door")) gateway(ink, rng.pick([150, 370]), top)
  ink.solid("stone-1", rect(left - 12, top - 18, right - left + 24, 18), CUT)
  ink.pen(THIN, line(left - 12, top - 6, right + 12, top - 6))
  dimension(ink, left - 30, top, left - 30, BASE, `${rows * 225}`)
  dimension(ink, left, top - 34, right, top - 34, `${Math.round((right - left) * 9)}`)
  floorLine(ink, BASE)
}

function gateway(ink: Ink, x: number, top: number) {
  ink.solid("stone-1", arch(x - 14, top + 62, 118, BASE - top - 62, "round"), EDGE)
  ink.solid("teak-3", arch(x, top + 76, 90, BASE - top - 76, "round"), EDGE)
  ink.pen(THIN, uprights(x, top + 124, 90, BASE - top - 124, 6))
  ink.wash("brass-3", circle(x + 45, BASE - 76, 6))
}

/** Brass and glass on its chain, with the winch it is lowered by. */
export function lantern(ink: Ink) {
  const { rng } = ink
  const [x, w] = [300, rng.whole(96, 124)]
  const [top, foot] = [150, 380]
  ink.pen(EDGE, line(x, 54, x, top - 34), "brass-3")
  ink.wash("line", rect(x - 120, 46, 240, 8))
  ink.solid("brass-3", circle(x + 104, 74, 16), EDGE)
  ink.pen(THIN, line(x, 54, x + 104, 58) + line(x + 120, 74, x + 120, 330))
  ink.wash("glow", circle(x, (top + foot) / 2, 118))
  ink.solid(
    "brass-2",
    `M${x - w / 2} ${top}q${Math.round(w * 0.3)}-8 ${w / 2}-36q${Math.round(w * 0.2)} 28 ${w / 2} 36z`,
    EDGE,
  )
  ink.solid("brass-1", rect(x - w / 2, top, w, foot - top), EDGE)
  const panes = rng.whole(3, 4)
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < panes; i++)
      ink.solid(
        rng.pick(["brass-1", "sheet", "tile-1", "neem-1", "slate-1"]),
        rect(x - w / 2 + (w / panes) * i, top + ((foot - top) / 4) * row, w / panes, (foot - top) / 4),
      )
  ink.pen(THIN, jaaliPath("star", x - w / 2, top, 2, 1, w, (foot - top) / 4))
  ink.solid("brass-3", ellipse(x, foot + 4, w / 2 + 6, 9), EDGE)
  dimension(ink, x - w / 2 - 40, top, x - w / 2 - 40, foot, "4 000")
  dimension(ink, x - w / 2, foot + 34, x + w / 2, foot + 34, `${w * 8}`)
}
