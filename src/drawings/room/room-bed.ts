import { EDGE, FINE, THIN, type Tint } from "../ink.ts"
import { box, facing, level, lines, path3, type Span, shadow, type View } from "../perspective.ts"

/** How far it comes into the room, and how high one lies. */
const [LONG, HIGH] = [2.05, 0.55]

interface BedLook {
  board: Tint
  cover: Tint
  /** Metres; the board is higher than the pillows, so that it is seen from the foot. */
  boardHigh: number
}

/**
 * From whichever side: a board at the wall that is wider than the mattress, pillows that lean on it, a quilt turned back
 * and hanging over the foot, legs below.
 */
export function bed(view: View, x: Span, look: BedLook) {
  const { ink, deep: d } = view
  ink.note("bed")
  const foot = d - LONG
  shadow(view, x, [foot, d])
  headboard(view, [x[0] - 0.1, x[1] + 0.1], look)
  for (const leg of [x[0] + 0.04, x[1] - 0.12])
    box(view, [leg, leg + 0.08], [0, 0.16], [foot + 0.04, foot + 0.12], look.board)
  box(view, x, [0.16, 0.3], [foot, d - 0.1], look.board)
  box(view, [x[0] + 0.03, x[1] - 0.03], [0.3, HIGH], [foot + 0.02, d - 0.12], "sheet")
  quilt(view, x, foot, look.cover)
  pillows(view, x, look.cover)
}

function headboard(view: View, x: Span, { board, boardHigh }: BedLook) {
  const { deep: d } = view
  box(view, x, [0.1, boardHigh], [d - 0.1, d], board, EDGE)
  const staves = Math.round((x[1] - x[0]) / 0.28)
  lines(
    view,
    d - 0.1,
    Array.from({ length: staves - 1 }, (_, i) => {
      const at = x[0] + ((x[1] - x[0]) * (i + 1)) / staves
      return [at, HIGH, at, boardHigh - 0.08] as const
    }),
    THIN,
  )
  lines(view, d - 0.1, [[x[0], boardHigh - 0.08, x[1], boardHigh - 0.08]], THIN)
}

function quilt(view: View, x: Span, foot: number, cover: Tint) {
  const { ink, deep: d } = view
  const [l, r] = [x[0] - 0.02, x[1] + 0.02]
  const turned = d - 0.95
  ink.solid(cover, level(view, [l, r], HIGH + 0.02, [foot, turned]))
  ink.solid("sheet", level(view, [l, r], HIGH + 0.03, [turned - 0.22, turned]), THIN)
  ink.solid(cover, facing(view, [l, r], [0.24, HIGH + 0.02], foot - 0.01))
  const folds = [0.25, 0.5, 0.75].map((t) => {
    const at = l + (r - l) * t
    return path3(view, [
      [at, 0.24, foot - 0.01],
      [at, HIGH + 0.02, foot],
      [at, HIGH + 0.02, turned - 0.22],
    ])
  })
  ink.pen(FINE, folds.join(""))
}

function pillows(view: View, x: Span, cover: Tint) {
  const { ink, deep: d } = view
  const isDouble = x[1] - x[0] > 1.5
  const wide = isDouble ? 0.68 : x[1] - x[0] - 0.3
  const from = isDouble ? [x[0] + 0.15, x[1] - 0.15 - wide] : [x[0] + 0.15]
  const cloth = ink.rng.pick(["sheet", "brass-1", "stone-1"] as const)
  for (const at of from) box(view, [at, at + wide], [HIGH, HIGH + 0.3], [d - 0.32, d - 0.12], cloth)
  const small = (x[0] + x[1]) / 2
  box(view, [small - 0.2, small + 0.2], [HIGH, HIGH + 0.2], [d - 0.46, d - 0.34], cover)
}
