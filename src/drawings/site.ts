import { CUT, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { circle, line, rect } from "./path.ts"
import { shrubs, tree } from "./plan/planting.ts"

/** Where the ground lies on every sheet that shows a building upright. */
export const GROUND = 404

/** The loose patch of watercolour behind a building: level strokes of a wide brush, dry at both ends. */
export function brush(ink: Ink, x: number, y: number, w: number, h: number, tint: Tint) {
  let strokes = ""
  for (let at = y + 17; at < y + h; at += 27)
    strokes += line(
      x + ink.rng.whole(-24, 40),
      at + ink.rng.whole(-3, 3),
      x + w - ink.rng.whole(-24, 40),
      at + ink.rng.whole(-4, 4),
    )
  ink.behind(() => ink.pen(34, strokes, tint))
}

/** Sky, hills and the trees that stand behind. */
export const setting = (ink: Ink, from: number, to: number) => ink.behind(() => landscape(ink, from, to))

function landscape(ink: Ink, from: number, to: number) {
  const { rng } = ink
  brush(
    ink,
    70,
    rng.whole(56, 110),
    500,
    rng.whole(200, 270),
    rng.pick(["slate-1", "slate-1", "brass-1", "tile-1", "stone-1"]),
  )
  if (rng.chance(0.4)) ink.wash("brass-2", circle(rng.whole(90, 560), rng.whole(170, 240), rng.whole(22, 40)))
  if (rng.chance(0.45)) {
    const peak = rng.whole(230, 290)
    const ridge = `M-240 ${GROUND}Q-90 ${peak + 112} 20 ${peak + 74}q70-20 96-62q18-22 44-14q48 4 92 36q60 22 128 0q66-44 118-32q60 18 124 74Q720 ${GROUND - 10} 880 ${GROUND}`
    ink.wash("slate-1", `${ridge}z`)
    ink.pen(FINE, ridge)
  }
  if (from > 96) tree(ink, rng.real(52, from - 26), GROUND, rng.real(130, 230))
  if (to < 544) tree(ink, rng.real(to + 26, 592), GROUND, rng.real(130, 230))
}

/** The cut ground with its hatching, shrubs in front, levels and the overall dimension. */
export function ground(ink: Ink, from: number, to: number, top: number, metres: number) {
  ink.behind(() => land(ink, from, to))
  if (ink.low) return
  dimension(ink, from, 444, to, 444, `${(metres * 1000).toFixed(0)}`.replace(/(\d)(\d{3})$/, "$1 $2"))
  // Clear of the eaves, which reach out beyond the wall.
  const aside = Math.min(to + 46, 600)
  ink.pen(FINE, line(to + 4, top, aside - 14, top))
  level(ink, aside, GROUND - 6, "±0.00")
  level(ink, aside, top, `+${((GROUND - top) * (metres / (to - from))).toFixed(2)}`)
}

/** The ground goes on to both edges of the picture, however wide it is shown. */
const [FAR_LEFT, FAR_RIGHT] = [-500, 1140]

export const groundLine = (ink: Ink, y = GROUND) =>
  ink.behind(() => {
    ink.wash("teak-1", rect(FAR_LEFT, y, FAR_RIGHT - FAR_LEFT, 900))
    floorLine(ink, y)
  })

/** The heavy line that everything stands on. */
export function floorLine(ink: Ink, y: number) {
  ink.stands = true
  ink.behind(() => ink.pen(CUT, ink.sketch(FAR_LEFT, y, FAR_RIGHT, y)))
}

function land(ink: Ink, from: number, to: number) {
  const { rng } = ink
  if (from > 60) shrubs(ink, rng.whole(28, 48), from - rng.whole(2, 20), GROUND)
  if (to < 580) shrubs(ink, to + rng.whole(2, 16), rng.whole(596, 616), GROUND)
  groundLine(ink)
  let earth = ""
  for (let x = -20; x < 660; x += rng.whole(20, 40)) earth += line(x, GROUND + 4, x - 9, GROUND + 13)
  ink.pen(FINE, earth)
}

function level(ink: Ink, x: number, y: number, text: string) {
  ink.pen(THIN, `${line(x - 14, y, x + 24, y)}M${Math.round(x)} ${Math.round(y)}l-5-8h10z`)
  ink.write(text, x + 8, y - 11, 11)
}

/** A dimension line with slender arrowheads and witness lines; level or upright. */
export function dimension(ink: Ink, x1: number, y1: number, x2: number, y2: number, text: string, size = 11) {
  if (ink.low) return
  const upright = x1 === x2
  const [a, b] = upright ? [Math.min(y1, y2), Math.max(y1, y2)] : [Math.min(x1, x2), Math.max(x1, x2)]
  const [x, y] = [Math.round(x1), Math.round(y1)]
  const [f, t] = [Math.round(a), Math.round(b)]
  if (upright) {
    ink.pen(FINE, `M${x} ${f}V${t}M${x - 5} ${f}h10M${x - 5} ${t}h10`)
    if (t - f > 24) ink.wash("line", `M${x} ${f}l-2 8h4zM${x} ${t}l-2-8h4z`)
    return ink.write(text, x - 5, (f + t) / 2, size, true)
  }
  ink.pen(FINE, `M${f} ${y}H${t}M${f} ${y - 5}v10M${t} ${y - 5}v10`)
  if (t - f > 24) ink.wash("line", `M${f} ${y}l8-2v4zM${t} ${y}l-8-2v4z`)
  ink.write(text, (f + t) / 2, y - 5, size)
}

/** A short piece of cut ground, for a small scene. */
export function earth(ink: Ink) {
  ink.pen(CUT, ink.sketch(60, GROUND, 580, GROUND))
  let hatch = ""
  for (let x = 80; x < 570; x += 34) hatch += line(x, GROUND + 4, x - 9, GROUND + 13)
  ink.pen(FINE, hatch)
}
