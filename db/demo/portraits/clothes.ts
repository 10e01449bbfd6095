// What is worn: the body up to the neck, then what lies around the neck over the skin.
import { deep, line, mix, sheet, wash } from "./colours.ts"
import { band, bandCollar, collarOf, drape, plain, round, shirtBody, vee } from "./cuts.ts"
import type { Looks } from "./looks.ts"
import { oval, type Sketch } from "./sketch.ts"

export type Garment = "sari" | "kurti" | "dupatta" | "shirt" | "blazer" | "kurta" | "nehru" | "top" | "polo" | "turtle"

export interface Clothes {
  /** How deep the skin is seen below the neck, as a path from one side of the neck to the other. */
  opening: string
  /** How far the neck widens to the shoulders before a collar hides it. */
  flare: number
  body: (s: Sketch) => void
  /** Over the neck. */
  collar: (s: Sketch) => void
}

const garments: Record<Garment, (looks: Looks) => Clothes> = {
  top: (l) => {
    const colour = wash(l.hue, l.rng.pick([0.45, 0.7, 0.85]))
    return { ...round(l, 24), body: plain(l, colour), collar: band(l, mix(colour, sheet, 0.25), 24) }
  },
  turtle: (l) => {
    const colour = l.rng.chance(0.5) ? wash(l.hue, 0.8) : deep(l.hue, 0.4)
    const { neck: n } = l
    return {
      ...vee(l, 4),
      body: plain(l, colour),
      collar: (s) => {
        s.solid(colour, `M${-n - 1} 216Q0 232 ${n + 1} 216L${n + 9} 240Q0 256 ${-n - 9} 240z`)
        s.pen(1.2, `M${-n - 3} 224Q0 240 ${n + 3} 224`, mix(colour, line, 0.5))
      },
    }
  },
  kurti: (l) => {
    const colour = wash(l.hue, l.rng.pick([0.5, 0.72]))
    return {
      ...round(l, 16),
      body: plain(l, colour),
      collar: (s) => {
        band(l, wash(l.hue, 0.2), 16)(s)
        s.pen(5.5, "M0 250V282", line)
        s.pen(3.2, "M0 250V282", wash(l.hue, 0.2))
        s.fill(line, oval(0, 292, 1.8) + oval(0, 304, 1.8))
      },
    }
  },
  dupatta: (l) => {
    const colour = wash(l.hue, 0.55)
    const cloth = wash(l.ground, 0.62)
    return {
      ...round(l, 22),
      body: plain(l, colour),
      collar: (s) => {
        band(l, mix(colour, sheet, 0.5), 22)(s)
        drape(s, l, cloth)
      },
    }
  },
  sari: (l) => {
    const colour = wash(l.hue, l.rng.pick([0.5, 0.68, 0.8]))
    const blouse = wash(l.ground, 0.75)
    const border = l.hue === "brass" ? wash("tile", 0.85) : wash("brass", 0.72)
    return {
      ...round(l, 34),
      body: (s) => {
        plain(l, blouse)(s)
      },
      collar: (s) => {
        band(l, mix(blouse, sheet, 0.3), 34)(s)
        const pallu =
          "M-108 334C-96 312-40 300-2 274C22 258 32 246 38 241C58 246 78 252 92 262C104 278 106 306 108 334z"
        s.solid(colour, pallu)
        s.within(pallu, () => {
          s.pen(13, "M-108 324C-92 306-40 300-2 274C22 258 32 246 38 241", line)
          s.pen(10.5, "M-108 324C-92 306-40 300-2 274C22 258 32 246 38 241", border)
          s.pen(
            1.3,
            "M8 334C22 300 42 270 62 248M42 334C52 304 64 276 80 256M74 334C80 308 86 290 94 270",
            mix(colour, line, 0.45),
          )
        })
        s.pen(1.8, pallu)
      },
    }
  },
  shirt: (l) => {
    const colour = l.rng.pick([
      mix(sheet, "#3f6c8f", 0.18),
      mix(sheet, "#23211e", 0.05),
      wash(l.hue, 0.3),
      wash(l.hue, 0.55),
    ])
    return {
      ...vee(l, l.isWoman ? 38 : 28),
      body: shirtBody(l, colour),
      collar: collarOf(l, colour, l.isWoman ? 38 : 28),
    }
  },
  polo: (l) => {
    const colour = wash(l.hue, 0.75)
    return { ...vee(l, 22), body: plain(l, colour), collar: collarOf(l, mix(colour, line, 0.14), 22, true) }
  },
  blazer: (l) => {
    const colour = l.rng.pick([
      deep("slate", 0.45),
      deep("teak", 0.2),
      "#3a3f45",
      wash("stone", 0.55),
      deep(l.hue, 0.25),
    ])
    const shirt = l.isWoman ? wash(l.ground, 0.4) : mix(sheet, "#3f6c8f", l.rng.pick([0.02, 0.2]))
    return {
      ...(l.isWoman ? round(l, 20) : vee(l, 22)),
      body: plain(l, shirt),
      collar: (s) => {
        if (!l.isWoman) {
          s.pen(1.3, "M0 262V330", mix(shirt, line, 0.5))
          collarOf(l, shirt, 22)(s)
        }
        const w = l.isWoman ? 102 : 120
        const n = l.neck
        for (const k of [-1, 1]) {
          s.solid(
            colour,
            `M${k * (n + 9)} 235C${k * (n + 24)} 245 ${k * (w - 50)} 251 ${k * (w - 34)} 257C${k * (w - 6)} 268 ${k * (w + 2)} 292 ${k * (w + 4)} 334H${k * 4}C${k * 20} 304 ${k * 34} 280 ${k * (n + 9)} 235z`,
          )
          s.solid(
            mix(colour, sheet, 0.1),
            `M${k * (n + 9)} 235L${k * (n + 33)} 248L${k * (n + 36)} 276L${k * (n + 24)} 280L${k * (n + 28)} 290L${k * 6} 330C${k * 20} 304 ${k * 34} 280 ${k * (n + 9)} 235z`,
          )
        }
      },
    }
  },
  kurta: (l) => {
    const colour = l.rng.pick([mix(sheet, "#b8862b", 0.14), wash(l.hue, 0.35), wash(l.hue, 0.6)])
    return { ...vee(l, 20), body: plain(l, colour), collar: bandCollar(l, colour) }
  },
  nehru: (l) => {
    const under = mix(sheet, "#b8862b", 0.1)
    const colour = l.rng.pick([deep(l.hue, 0.25), wash(l.hue, 0.85), deep("slate", 0.4)])
    const n = l.neck
    return {
      ...vee(l, 16),
      body: plain(l, under),
      collar: (s) => {
        bandCollar(l, under)(s)
        for (const k of [-1, 1])
          s.solid(
            colour,
            `M${k * (n + 9)} 235C${k * (n + 24)} 245 ${k * 66} 251 ${k * 80} 255.5C${k * 90} 280 ${k * 92} 306 ${k * 90} 334H0V266Q${k * 22} 258 ${k * (n + 9)} 235z`,
          )
        s.fill(wash("brass", 0.7), oval(5, 282, 2.6) + oval(5, 304, 2.6))
      },
    }
  },
}

export const clothesOf = (looks: Looks): Clothes => garments[looks.known.wears](looks)
