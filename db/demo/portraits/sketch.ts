import { line as ink } from "./colours.ts"

/** A drawing in progress: shapes with a wash and lines on top of them, in the order in which they are drawn. */
export interface Sketch {
  fill: (colour: string, d: string, opacity?: number) => void
  pen: (weight: number, d: string, colour?: string) => void
  /** A wash with its contour. */
  solid: (colour: string, d: string, weight?: number) => void
  /** What is drawn shows inside this shape alone. */
  within: (d: string, draw: () => void) => void
  group: (transform: string, draw: () => void) => void
  readonly text: string
}

const neat = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

export const createSketch = (): Sketch => {
  let text = ""
  let clips = 0
  const path = (d: string, style: string) => {
    text += `<path d="${neat(d)}" ${style}/>`
  }
  return {
    fill: (colour, d, opacity = 1) => path(d, `fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`),
    pen: (weight, d, colour = ink) => path(d, `stroke="${colour}" stroke-width="${weight}"`),
    solid: (colour, d, weight = 1.8) => path(d, `fill="${colour}" stroke="${ink}" stroke-width="${weight}"`),
    within(d, draw) {
      clips += 1
      text += `<clipPath id="c${clips}"><path d="${neat(d)}"/></clipPath><g clip-path="url(#c${clips})">`
      draw()
      text += "</g>"
    },
    group(transform, draw) {
      text += `<g transform="${transform}">`
      draw()
      text += "</g>"
    },
    get text() {
      return text
    },
  }
}

/** About the middle line, which is x = 0. */
export const both = (of: (side: 1 | -1) => string) => of(-1) + of(1)

export const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
