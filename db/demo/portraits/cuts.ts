// What clothes are made of: the body, how it opens at the neck, collars, what is laid over it.
import { line, mix } from "./colours.ts"
import type { Looks } from "./looks.ts"
import { both, oval, type Sketch } from "./sketch.ts"

export const bodyOf = ({ isWoman, neck: n }: Looks) => {
  const w = isWoman ? 102 : 120
  return (
    `M${-w - 4} 330C${-w - 2} 292 ${-w + 6} 268 ${-w + 34} 257C${-w + 50} 251 ${-n - 24} 245 ${-n - 9} 235H${n + 9}` +
    `C${n + 24} 245 ${w - 50} 251 ${w - 34} 257C${w - 6} 268 ${w + 2} 292 ${w + 4} 330z`
  )
}

const folds = (s: Sketch, { isWoman }: Looks, colour: string) => {
  const w = isWoman ? 102 : 120
  s.pen(
    1.4,
    both((k) => `M${k * (w - 26)} 330C${k * (w - 28)} 312 ${k * (w - 26)} 300 ${k * (w - 20)} 288`),
    mix(colour, line, 0.5),
  )
}

export const plain = (looks: Looks, colour: string) => (s: Sketch) => {
  s.solid(colour, bodyOf(looks))
  s.within(bodyOf(looks), () => s.fill(mix(colour, line, 0.1), "M-140 240L-62 246C-84 268-88 300-86 330H-140z"))
  folds(s, looks, colour)
}

export const round = ({ neck: n }: Looks, depth: number) => ({
  flare: 18,
  opening: `C${-n - 16} ${238 + depth} ${n + 16} ${238 + depth} ${n + 18} 238`,
})
export const vee = ({ neck: n }: Looks, depth: number) => ({ flare: 6, opening: `L0 ${238 + depth}L${n + 6} 238` })

export const band = (looks: Looks, colour: string, depth: number) => (s: Sketch) => {
  const edge = `M${-looks.neck - 18} 238${round(looks, depth + 2).opening}`
  s.within(bodyOf(looks), () => {
    s.pen(7, edge, line)
    s.pen(3.6, edge, colour)
  })
}

/** Over the chest with its ends behind, or down from both shoulders. */
export const drape = (s: Sketch, { rng }: Looks, cloth: string) => {
  const fold = mix(cloth, line, 0.45)
  if (rng.chance(0.6)) {
    s.solid(cloth, "M-76 255C-56 322 56 322 76 255C64 249 52 245 42 242C26 280-26 280-42 242C-52 245-64 249-76 255z")
    s.pen(1.3, "M-66 251C-44 306 44 306 66 251M-55 246C-36 292 36 292 55 246", fold)
    return
  }
  for (const k of [-1, 1]) {
    s.solid(
      cloth,
      `M${k * 40} 242C${k * 52} 245 ${k * 64} 249 ${k * 74} 255C${k * 80} 280 ${k * 72} 310 ${k * 74} 336H${k * 34}C${k * 40} 300 ${k * 38} 266 ${k * 40} 242z`,
    )
    s.pen(
      1.3,
      `M${k * 50} 246C${k * 56} 276 ${k * 48} 300 ${k * 46} 334M${k * 62} 250C${k * 68} 280 ${k * 60} 304 ${k * 60} 334`,
      fold,
    )
  }
}

export const shirtBody = (l: Looks, colour: string) => (s: Sketch) => {
  plain(l, colour)(s)
  const style = l.rng.whole(0, 3)
  s.within(bodyOf(l), () => {
    const thin = mix(colour, line, 0.22)
    let d = ""
    for (let x = -140; x <= 140; x += 14) d += `M${x} 236V330`
    if (style === 1) s.pen(1.2, d, thin)
    if (style === 2) {
      for (let y = 250; y <= 330; y += 16) d += `M-140 ${y}H140`
      s.pen(1.1, d, thin)
    }
  })
  s.pen(1.4, "M-1 268V330M8 268V330", mix(colour, line, 0.55))
  s.fill(line, oval(3.5, 288, 1.7) + oval(3.5, 312, 1.7))
}

export const collarOf =
  ({ neck: n }: Looks, colour: string, depth: number, soft = false) =>
  (s: Sketch) => {
    for (const k of [-1, 1])
      s.solid(
        colour,
        `M${k * (n + 1)} 219C${k * (n + 9)} 226 ${k * (n + 14)} 231 ${k * (n + 17)} 238L${k * (soft ? 22 : 25)} ${262 + depth * 0.35}L0 ${238 + depth}Q${k * (n - 4)} 246 ${k * (n + 1)} 219z`,
      )
  }

export const bandCollar =
  ({ neck: n }: Looks, colour: string) =>
  (s: Sketch) => {
    for (const k of [-1, 1])
      s.solid(
        colour,
        `M${k * (n + 1)} 219Q${k * (n + 6)} 232 ${k * (n + 12)} 240Q${k * 18} 256 0 270L0 258Q${k * (n - 6)} 246 ${k * (n + 1)} 219z`,
      )
    s.pen(1.4, "M-6 268V312H8V266", mix(colour, line, 0.55))
    s.fill(line, oval(1, 280, 1.8) + oval(1, 296, 1.8))
  }
