// The colours of the style sheets as a picture without CSS can use them: light, mixed, and written out.
import styles from "../drawings/drawings.css?raw"
import tokens from "../ui/tokens.css?raw"

type Colour = [red: number, green: number, blue: number, alpha: number]

const declared = new Map(
  [...`${tokens}${styles}`.matchAll(/--((?:color|draw)-[\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value]),
)

/** "draw-tile-1" or "color-ink" as it is in the light theme. */
export const plainColour = (name: string) => {
  const [red, green, blue, alpha] = read(`var(--${name})`)
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${Number(alpha.toFixed(3))})`
}

const read = (value: string): Colour => {
  const said = value.trim()
  if (said === "transparent") return [0, 0, 0, 0]
  if (said.startsWith("#"))
    return [1, 3, 5].map((at) => Number.parseInt(said.slice(at, at + 2), 16)).concat(1) as Colour
  const [, call, inner] = /^([\w-]+)\((.*)\)$/s.exec(said) ?? []
  const given = parts(inner ?? "")
  if (call === "var") return read(declared.get(inner!.slice(2)) ?? `nothing named ${inner}`)
  if (call === "light-dark") return read(given[0]!)
  if (call === "color-mix") return mix(given[1]!, given[2]!)
  if (call === "rgb") return inner!.split(/[\s/]+/).map(Number) as Colour
  throw new Error(`Not a colour: ${said}`)
}

/** Commas inside further brackets belong to those. */
const parts = (inner: string) => inner.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

const mix = (first: string, second: string): Colour => {
  const [, colour, percent] = /^(.*)\s([\d.]+)%\s*$/s.exec(first) ?? []
  const [a, b, share] = [read(colour!), read(second), Number(percent) / 100]
  const alpha = a[3] * share + b[3] * (1 - share)
  const channel = (at: 0 | 1 | 2) => (a[at] * a[3] * share + b[at] * b[3] * (1 - share)) / alpha
  return [channel(0), channel(1), channel(2), alpha]
}
