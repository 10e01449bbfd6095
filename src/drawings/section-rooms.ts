import { EDGE, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { circle, line, rect, uprights } from "./path.ts"
import { canopy } from "./planting.ts"

const CLOTH = ["tile-2", "slate-2", "neem-2", "plum-2", "brass-2", "tile-3"] as const

/** What stands in one bay of a section, seen square on. */
export function furnishBay(ink: Ink, from: number, to: number, base: number, h: number, turn: number, isHome = true) {
  const { rng } = ink
  const w = to - from
  const m = h / 3
  const cloth: Tint = rng.pick(CLOTH)
  // Without a bed or a kitchen where nobody lives.
  const kind = isHome ? (turn + rng.whole(0, 1)) % 5 : rng.whole(2, 3)
  const x = from + w * 0.2
  if (kind === 0) {
    ink.solid(
      cloth,
      rect(x, base - m * 0.8, w * 0.6, m * 0.8) +
        rect(x - 4, base - m * 0.55, 8, m * 0.55) +
        rect(x + w * 0.6 - 4, base - m * 0.55, 8, m * 0.55),
    )
    ink.solid("sheet", rect(x + w * 0.15, base - h * 0.68, w * 0.3, h * 0.26))
  } else if (kind === 1) {
    ink.solid("teak-2", rect(x - 6, base - m, 7, m))
    ink.solid("sheet", rect(x, base - m * 0.5, w * 0.7, m * 0.3))
    ink.solid(cloth, rect(x + w * 0.22, base - m * 0.54, w * 0.48, m * 0.36))
  } else if (kind === 2) {
    ink.solid("teak-2", rect(x, base - m * 0.78, w * 0.6, 5))
    ink.pen(
      EDGE,
      line(x + 5, base - m * 0.75, x + 5, base) + line(x + w * 0.6 - 5, base - m * 0.75, x + w * 0.6 - 5, base),
    )
    ink.pen(THIN, line(x + w * 0.3, base - h, x + w * 0.3, base - h * 0.62))
    ink.wash("glow", circle(x + w * 0.3, base - h * 0.58, 20))
    ink.solid(
      rng.pick(["brass-3", "tile-3", "neem-3"]),
      `M${Math.round(x + w * 0.3) - 3} ${Math.round(base - h * 0.62)}h6l8 9h-22z`,
    )
  } else if (kind === 3) {
    ink.solid("teak-1", rect(x, base - h * 0.72, w * 0.6, h * 0.72))
    for (let row = 1; row < 4; row++) ink.pen(THIN, line(x, base - h * 0.18 * row, x + w * 0.6, base - h * 0.18 * row))
    if (!ink.low)
      for (let row = 0; row < 4; row++)
        ink.solid(
          rng.pick(CLOTH),
          rect(x + 4 + rng.whole(0, 12), base - h * (0.18 * row + 0.13), w * 0.26, h * 0.13),
          FINE,
        )
  } else {
    ink.solid(cloth, rect(x, base - m * 0.85, w * 0.6, m * 0.85))
    ink.pen(FINE, uprights(x, base - m * 0.85, w * 0.6, m * 0.85, 4))
    ink.solid("stone-1", rect(x - 3, base - m * 0.9, w * 0.6 + 6, 4))
    ink.solid("teak-1", rect(x, base - h * 0.72, w * 0.6, h * 0.22))
  }
  if (rng.chance(0.5)) {
    ink.solid("neem-2", canopy(ink, to - 12, base - 24, 9, 14, 7), FINE)
    ink.solid("tile-3", rect(to - 17, base - 11, 10, 11), FINE)
  }
}
