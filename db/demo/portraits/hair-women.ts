import { line, mix, sheet } from "./colours.ts"
import { bob, bunAt, fall, flowers, plait, waves } from "./hair-falls.ts"
import {
  bumps,
  cap,
  capped,
  centreParted,
  type Hair,
  nape,
  parted,
  sideParted,
  strands,
  type WomensHair,
} from "./hair-shapes.ts"
import type { Looks } from "./looks.ts"

export const womensHair: Record<WomensHair, (looks: Looks) => Hair> = {
  bun: (l) => parted(l, centreParted(l), { middle: bunAt(l, -l.w - 2, 184, 19) }),
  knot: (l) =>
    parted(l, sideParted(l), {
      middle: (s) => {
        bunAt(l, -l.w, 186, 20)(s)
        flowers(s, -l.w, 186, 20)
      },
    }),
  topBun: (l) => parted(l, centreParted(l), { behind: bunAt(l, -5, 65, 16.5) }),
  plait: (l) => parted(l, centreParted(l), { middle: plait(l) }),
  long: (l) => parted(l, sideParted(l), { behind: (s) => nape(s, l, 240), middle: fall(l, 268, 12) }),
  waves: (l) => parted(l, centreParted(l, 64), { behind: (s) => nape(s, l, 230), middle: waves(l, 252) }),
  half: (l) => parted(l, centreParted(l), { behind: (s) => nape(s, l, 240), middle: fall(l, 250, 8) }),
  bob: (l) => parted(l, sideParted(l, 64), { behind: (s) => nape(s, l), middle: bob(l) }),
  fringe: (l) => {
    const { w } = l
    const front = `M${-w + 3} 122Q-20 112 2 114Q24 112 ${w - 3} 121L${w + 4} 160C${w + 12} 120 ${w + 6} 65 0 65C${-w - 6} 65 ${-w - 12} 120 ${-w - 4} 160z`
    return capped(
      l,
      front,
      `M-22 84Q-28 98-26 112M-4 80Q-6 98-4 112M16 82Q20 98 18 112M${w - 10} 90Q${w - 2} 106 ${w - 1} 128`,
      {
        behind: (s) => nape(s, l),
        middle: bob(l),
      },
    )
  },
  pixie: (l) => {
    const { w } = l
    const front = cap(l, 66, `C24 112 -4 104 -24 88C-34 96 ${-w + 5} 104 ${-w + 3} 116`, 9, 148)
    return capped(l, front, `M-22 80C-8 96 14 102 34 102M-16 74C2 88 22 92 40 94M-30 86Q-42 98-46 120`)
  },
  curls: (l) => {
    const { w, hair } = l
    const crown = `M${-w + 3} 150${bumps(0, 116, w + 8, 54, 0.42, 1.08, 12)}L${w - 3} 150C${w} 118 ${w - 14} 100 6 98C${-w + 14} 98 ${-w} 118 ${-w + 3} 150z`
    return capped(l, crown, `M-28 84q6-8 14-3q5 4 0 9M2 76q8-6 14 1q4 6-3 9M24 90q8-5 13 2M-40 108q4-9 11-6`, {
      behind: (s) => nape(s, l, 214),
      middle: (s) => {
        s.solid(hair, `M${-w + 8} 120${leftCurls(w)}z`)
        s.solid(hair, `M${w - 8} 120${rightCurls(w)}z`)
        strands(s, l, `M${-w - 8} 150q-6 6 0 11M${-w - 10} 176q-5 7 2 11M${w + 6} 152q7 5 1 11M${w + 8} 178q6 6-1 11`)
      },
    })
  },
  scarf: (l) => scarf(l),
}

const leftCurls = (w: number) =>
  `A15 15 0 0 0 ${-w - 8} 140A15 15 0 0 0 ${-w - 14} 166A15 15 0 0 0 ${-w - 14} 192A15 15 0 0 0 ${-w + 2} 212A14 14 0 0 0 ${-w + 18} 196`
const rightCurls = (w: number) =>
  `A15 15 0 0 1 ${w + 8} 140A15 15 0 0 1 ${w + 14} 166A15 15 0 0 1 ${w + 14} 192A15 15 0 0 1 ${w - 2} 212A14 14 0 0 1 ${w - 18} 196`

/** A dupatta laid over the head; some hair is seen. */
const scarf = (l: Looks): Hair => {
  const { w, turn: t } = l
  const hairShape = centreParted(l, 72)
  const cloth = mix("#7a4e7e", sheet, 0.35)
  const front =
    `M${-w + 2} 166C${-w + 2} 114 ${-24 + t} 91 ${t} 91C${24 + t} 91 ${w - 3} 114 ${w - 2} 166C${w - 1} 190 ${w - 12} 208 22 226L70 264C72 236 ${w + 16} 210 ${w + 15} 130C${w + 14} 84 34 62 0 62` +
    `C-34 62 ${-w - 14} 84 ${-w - 15} 130C${-w - 16} 210 -72 236 -70 264C-40 272 -10 262 22 226C-10 232 ${-w + 4} 200 ${-w + 2} 166z`
  const dark = mix(cloth, line, 0.4)
  return {
    front,
    behind: (s) => s.solid(mix(cloth, line, 0.25), `M-44 100H44V236H-44z`),
    over: (s) => {
      s.solid(l.hair, hairShape)
      s.solid(cloth, front)
      s.pen(
        1.3,
        `M${-w - 6} 122C${-w - 10} 160 ${-w - 8} 200 -46 246M${w + 6} 126C${w + 10} 160 ${w + 8} 200 50 246M-22 74Q${-w + 2} 86 ${-w - 4} 116M-34 256Q-4 250 18 230`,
        dark,
      )
    },
  }
}
