// The drawings' colours on light paper (src/ui/tokens.css, src/drawings/drawings.css) as a picture that was uploaded has them:
// it stands as it is in both themes.
const hues = {
  tile: "#a8401f",
  brass: "#b8862b",
  neem: "#2f6b4a",
  slate: "#3f6c8f",
  plum: "#7a4e7e",
  teak: "#6b4428",
  stone: "#23211e",
} as const

export type Hue = keyof typeof hues

export const sheet = "#fffdf8"
export const line = "#2b2622"

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** @param share of the second, from 0 to 1 */
export const mix = (one: string, other: string, share: number) => {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, i) => Math.round(value + (to[i]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`
}

/** A hue as a wash on the sheet; 1 is the hue itself. */
export const wash = (hue: Hue, strength: number) => mix(sheet, hues[hue], strength)

export const deep = (hue: Hue, strength: number) => mix(hues[hue], "#1d1a18", strength)

export const skins = ["#edc9a8", "#e0b48d", "#d09f75", "#b98458", "#a06d47", "#845539"] as const
export const hairs = {
  black: "#2a2523",
  blue: "#2b3138",
  brown: "#43301f",
  soft: "#382b25",
  mixed: "#69625c",
  grey: "#98918a",
  white: "#d3ccc1",
} as const

export const isLight = (hair: string) => hair === hairs.grey || hair === hairs.white
