// What one person looks like, in numbers: what the table says of them, and the rest by their name, so that it is always the same.
import { createRng, type Rng } from "../../../src/drawings/rng.ts"
import type { Garment } from "./clothes.ts"
import { type Hue, hairs, isLight, mix, skins } from "./colours.ts"
import type { HairStyle } from "./hair-shapes.ts"

export interface Known {
  /** Her age, or his: one of the two. */
  woman?: number
  man?: number
  hair: HairStyle
  colour?: keyof typeof hairs
  wears: Garment
  /** What the clothes are dyed in. */
  hue?: Hue
  /** From light to dark. */
  skin: 0 | 1 | 2 | 3 | 4 | 5
  beard?: "stubble" | "short" | "full" | "goatee" | "moustache" | "thick"
  spectacles?: "round" | "square" | "rimless" | "cat"
  bindi?: true
  /** With the mouth open, perhaps with the eyes too. */
  laughs?: true
  /** More than everybody does. */
  smiles?: true
}

export interface Looks {
  rng: Rng
  isWoman: boolean
  age: number
  /** Half the width of the face at the cheeks, and of its jaw; lengths are units of the sheet. */
  w: number
  jaw: number
  chin: number
  chinWidth: number
  neck: number
  /** How far the features lie to the right of the middle. */
  turn: number
  /** In degrees. */
  tilt: number
  mirrored: boolean
  skin: string
  shade: string
  dark: string
  blush: string
  lip: string
  hair: string
  strand: string
  beardHair: string
  beard: NonNullable<Known["beard"]> | "none"
  eyes: "calm" | "wide" | "laughing"
  brow: { weight: number; lift: number }
  nose: { long: number; wide: number }
  mouth: { kind: "closed" | "open"; wide: number; smile: number }
  hue: Hue
  ground: Hue
  known: Known
}

const hues = ["tile", "brass", "neem", "slate", "plum", "teak"] as const

export const looksOf = (name: string, known: Known): Looks => {
  const rng = createRng(`face ${name}`)
  const isWoman = known.woman !== undefined
  const age = known.woman ?? known.man ?? 40
  const skin = skins[known.skin]
  const hair = hairs[known.colour ?? rng.pick(["black", "soft", "blue", "brown"])]
  const w = isWoman ? rng.real(42.5, 47.5) : rng.real(44.5, 49)
  const hue = known.hue ?? rng.pick(hues)
  const others = hues.filter((one) => one !== hue) as [Hue, ...Hue[]]
  return {
    ...{ rng, isWoman, age, w, skin, hair, hue, known },
    jaw: w * (isWoman ? rng.real(0.7, 0.86) : rng.real(0.76, 0.91)),
    chin: isWoman ? rng.real(201, 208) : rng.real(205, 213),
    chinWidth: isWoman ? rng.real(8, 16) : rng.real(11, 20),
    neck: isWoman ? rng.real(19, 22) : rng.real(27, 31),
    turn: rng.real(2.5, 8),
    tilt: rng.real(-3.5, 3.5),
    mirrored: rng.chance(0.5),
    shade: mix(skin, "#8a3f22", 0.17),
    dark: mix(skin, "#6e3420", 0.34),
    blush: mix(skin, "#c0452c", isWoman ? 0.1 : 0.05),
    lip: mix(skin, isWoman ? "#a32d2a" : "#8e3a2a", isWoman ? rng.real(0.3, 0.58) : 0.3),
    strand: mix(hair, "#fffdf8", isLight(hair) ? 0.4 : 0.2),
    beardHair: mix(hair, skin, isLight(hair) ? 0 : 0.14),
    beard: known.beard ?? "none",
    eyes: known.laughs && rng.chance(0.5) ? "laughing" : rng.chance(0.4) ? "wide" : "calm",
    brow: { weight: isWoman ? rng.real(2.6, 4) : rng.real(4.4, 6.4), lift: rng.real(-0.5, 2.5) },
    nose: { long: rng.real(-1.5, 3.5), wide: isWoman ? rng.real(-1, 1) : rng.real(0, 2.5) },
    mouth: {
      kind: known.laughs ? "open" : "closed",
      wide: isWoman ? rng.real(12, 14.5) : rng.real(13, 16),
      smile: known.smiles || known.laughs ? rng.real(6.5, 8.5) : rng.real(4.2, 6.5),
    },
    ground: rng.pick(others),
  }
}
