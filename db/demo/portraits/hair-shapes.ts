// What hair is made of: shapes over the forehead, and strands on them.
import type { Looks } from "./looks.ts"
import type { Sketch } from "./sketch.ts"

export type WomensHair =
  | "bun"
  | "knot"
  | "topBun"
  | "plait"
  | "long"
  | "waves"
  | "half"
  | "bob"
  | "pixie"
  | "curls"
  | "fringe"
  | "scarf"
export type MensHair =
  | "side"
  | "back"
  | "crop"
  | "mop"
  | "receding"
  | "balding"
  | "bald"
  | "collar"
  | "quiff"
  | "turban"
export type HairStyle = WomensHair | MensHair

export interface Hair {
  /** The shape over the forehead, which throws its shade on it. */
  front: string
  behind?: (s: Sketch) => void
  middle?: (s: Sketch) => void
  over: (s: Sketch) => void
}

/** A row of bumps from one angle to another about an ellipse; angles in turns, clockwise from the right. */
export const bumps = (x: number, y: number, rx: number, ry: number, from: number, to: number, count: number) => {
  const at = (i: number) => {
    const angle = (from + ((to - from) * i) / count) * 2 * Math.PI
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  }
  let d = ""
  for (let i = 1; i <= count; i++) {
    const [[x1, y1], [x2, y2]] = [at(i - 1), at(i)]
    const r = Math.hypot(x2 - x1, y2 - y1) * 0.56
    d += `A${r} ${r} 0 0 1 ${x2} ${y2}`
  }
  return d
}

export const centreParted = ({ w, turn: t }: Looks, top = 67) =>
  `M${t} 85C${t - 20} 88 ${-w + 7} 104 ${-w + 2} 134C${-w} 142 ${-w - 1} 150 ${-w - 3} 157C${-w - 11} 128 ${-w - 4} ${top} 0 ${top}` +
  `C${w + 5} ${top} ${w + 11} 128 ${w + 3} 157C${w + 2} 150 ${w} 142 ${w - 1} 134C${w - 5} 106 ${t + 20} 88 ${t} 85z`

export const sideParted = ({ w, turn: t }: Looks, top = 66) =>
  `M${t - 22} 82C${-w + 10} 92 ${-w + 6} 112 ${-w + 2} 134C${-w} 142 ${-w - 1} 150 ${-w - 3} 157C${-w - 12} 126 ${-w - 4} ${top + 1} -4 ${top}` +
  `C${w + 6} ${top - 1} ${w + 12} 128 ${w + 3} 157C${w + 3} 148 ${w + 1} 136 ${w - 3} 124C${w - 10} 110 ${t} 108 ${t - 22} 82z`

export const strands = (s: Sketch, looks: Looks, d: string) => s.pen(1.4, d, looks.strand)

export const nape = (s: Sketch, { w, hair }: Looks, to = 206) =>
  s.solid(
    hair,
    `M${-w + 2} 130V${to - 10}Q${-w + 8} ${to + 6} 0 ${to + 6}Q${w - 8} ${to + 6} ${w - 2} ${to - 10}V130z`,
    1,
  )

export const parted = (looks: Looks, front: string, extra: Partial<Hair> = {}): Hair => ({
  front,
  over: (s) => {
    const { w, turn: t } = looks
    s.solid(looks.hair, front)
    strands(
      s,
      looks,
      `M${t - 8} 79C${-w + 12} 84 ${-w + 4} 106 ${-w} 130M${t + 9} 80C${w - 12} 84 ${w - 3} 104 ${w} 128M${t - 3} 74C${-w + 16} 74 ${-w + 2} 92 ${-w - 3} 116`,
    )
  },
  ...extra,
})

/** Over the ears or above them, with a hairline as drawn: from the right temple to the left one. */
export const cap = ({ w }: Looks, top: number, hairline: string, side = 6, ear = 138) =>
  `M${-w - 1} ${ear}C${-w - side} 118 ${-w - side + 2} 92 -30 ${top + 7}C-14 ${top - 3} 16 ${top - 3} 31 ${top + 7}C${w + side - 2} 92 ${w + side} 118 ${w + 1} ${ear}` +
  `C${w} 130 ${w - 2} 122 ${w - 4} 114${hairline}C${-w + 2} 122 ${-w} 130 ${-w - 1} ${ear}z`

export const capped = (looks: Looks, front: string, lines: string, extra: Partial<Hair> = {}): Hair => ({
  front,
  over: (s) => {
    s.solid(looks.hair, front)
    strands(s, looks, lines)
  },
  ...extra,
})
