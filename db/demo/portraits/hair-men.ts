import { mix, sheet } from "./colours.ts"
import { bumps, cap, capped, type Hair, type MensHair, nape } from "./hair-shapes.ts"
import type { Looks } from "./looks.ts"

export const mensHair: Record<MensHair, (looks: Looks) => Hair> = {
  side: (l) =>
    capped(
      l,
      cap(l, 68, `C${l.w - 6} 104 40 98 34 96C12 104 -14 100 -27 88C-34 98 ${-l.w + 6} 104 ${-l.w + 4} 114`),
      `M-24 84C-8 92 14 94 36 88M-20 77C0 82 18 83 34 80M-36 88Q-44 98-46 114`,
    ),
  back: (l) =>
    capped(
      l,
      cap(l, 63, `C${l.w - 8} 98 30 91 4 91C-22 91 ${-l.w + 8} 98 ${-l.w + 4} 114`, 7),
      `M-18 88C-22 78-16 70-4 67M2 88C2 78 8 70 18 68M22 90C26 82 30 78 36 78M-34 96C-38 86-34 80-28 76`,
    ),
  crop: (l) =>
    capped(
      l,
      cap(l, 71, `C${l.w - 6} 100 30 97 2 98C-26 97 ${-l.w + 6} 100 ${-l.w + 4} 114`, 4),
      `M-14 82h5M6 80h6M22 86h5M-30 90h5M-3 90h5`,
    ),
  mop: (l) => {
    const { w } = l
    const front = `M${-w - 1} 138C${-w - 7} 126 ${-w - 8} 112 ${-w - 5} 104${bumps(0, 100, w + 6, 36, 0.52, 0.98, 8)}C${w + 8} 114 ${w + 6} 126 ${w + 1} 138L${w - 4} 116A11 11 0 0 1 26 104A12 12 0 0 1 4 102A12 12 0 0 1 -18 102A12 12 0 0 1 ${-w + 4} 116z`
    return capped(l, front, `M-26 82q6-8 13-3q5 5-1 9M2 76q8-5 13 1q4 6-3 9M24 88q8-5 13 2M-38 100q3-8 9-7`)
  },
  receding: (l) =>
    capped(
      l,
      cap(
        l,
        70,
        `C${l.w - 5} 100 ${l.w - 12} 86 26 82C22 94 8 94 2 94C-6 94-16 94-24 82C${-l.w + 12} 86 ${-l.w + 5} 100 ${-l.w + 4} 114`,
        5,
      ),
      `M-10 90C-10 82-4 78 2 76M8 90C10 82 14 79 20 78M-38 98Q-42 106-44 118M40 98Q44 106 45 118`,
    ),
  balding: (l) => {
    const { w } = l
    const sideHair = (k: 1 | -1) =>
      `M${k * (w - 3)} 100C${k * (w + 9)} 104 ${k * (w + 9)} 134 ${k * (w + 1)} 150C${k * (w + 1)} 138 ${k * (w - 4)} 130 ${k * (w - 3)} 100z`
    const front = sideHair(-1) + sideHair(1)
    return capped(l, front, `M${-w} 112Q${-w - 3} 124 ${-w - 1} 136M${w} 112Q${w + 3} 124 ${w + 1} 136`)
  },
  bald: (l) => ({ front: "M0 0z", over: (s) => s.pen(1.4, `M-16 92Q-4 84 12 86`, mix(l.skin, sheet, 0.4)) }),
  collar: (l) =>
    capped(
      l,
      cap(l, 64, `C${l.w - 4} 106 26 100 -2 82C-24 92 ${-l.w + 7} 104 ${-l.w + 3} 114`, 9, 150),
      `M-4 76C12 92 26 98 42 102M2 70C18 80 32 86 44 92M-14 80C-30 88-42 100-46 118`,
      {
        behind: (s) => nape(s, l, 204),
        middle: (s) => {
          const { w } = l
          for (const k of [-1, 1])
            s.solid(
              l.hair,
              `M${k * (w - 4)} 116C${k * (w + 11)} 130 ${k * (w + 9)} 160 ${k * (w + 8)} 172C${k * (w + 8)} 186 ${k * (w + 16)} 192 ${k * (w + 17)} 199C${k * (w + 4)} 208 ${k * (w - 10)} 206 ${k * (w - 16)} 190L${k * (w - 12)} 150z`,
            )
        },
      },
    ),
  quiff: (l) =>
    capped(
      l,
      cap(l, 58, `C${l.w - 7} 104 36 96 30 94C10 100 -12 98 -30 92C-38 98 ${-l.w + 6} 104 ${-l.w + 4} 114`, 4),
      `M-26 88C-20 74-4 68 12 66M-14 92C-6 80 10 74 28 74M8 94C16 86 26 82 36 84`,
    ),
  turban: (l) => {
    const { w, hue } = l
    const cloth = mix(
      {
        tile: "#3f6c8f",
        brass: "#a8401f",
        neem: "#b8862b",
        slate: "#a8401f",
        plum: "#3f6c8f",
        teak: "#2f6b4a",
        stone: "#a8401f",
      }[hue],
      sheet,
      0.25,
    )
    const front = `M${-w - 6} 124C${-w - 18} 92 ${-w - 8} 56 2 52C${w + 10} 56 ${w + 18} 92 ${w + 6} 124C${w - 8} 110 20 96 2 92C-18 96 ${-w + 8} 110 ${-w - 6} 124z`
    return {
      front,
      over: (s) => {
        s.solid(cloth, front)
        s.fill(mix(cloth, "#2b2622", 0.35), `M-12 96Q2 82 16 96Q2 90-12 96z`)
        s.pen(
          1.4,
          `M2 92C20 84 44 88 ${w + 11} 104M2 92C24 76 46 74 ${w + 12} 88M2 90C18 66 34 60 ${w - 8} 62M2 92C-16 84-40 88 ${-w - 11} 104M2 92C-20 76-42 74 ${-w - 12} 88M2 90C-14 66-30 60 ${-w + 8} 62`,
          mix(cloth, "#2b2622", 0.45),
        )
      },
    }
  },
}
