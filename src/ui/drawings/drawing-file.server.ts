// Drawings as files: the same components, with the light theme's colours written out, for sharing pictures and downloads.
// Nothing outside the file is needed to show it: no style sheet, no font, no script.
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Drawing } from "./drawing.tsx"
import type { DrawingKind } from "./drawing-kinds.ts"

/** The tokens' light values; a test compares them with the style sheets. */
export const lightColours: Record<string, string> = {
  surface: "#fffdf8",
  ink: "#23211e",
  tile: "#a8401f",
  brass: "#b8862b",
  neem: "#2f6b4a",
  slate: "#3f6c8f",
  plum: "#7a4e7e",
  teak: "#6b4428",
  basalt: "#2b3138",
}

/** Per cent of the hue in the sheet's colour, for the steps 1 to 3: as in drawings.css. */
export const strengths: Record<string, readonly [number, number, number]> = {
  tile: [12, 34, 72],
  brass: [14, 38, 76],
  neem: [13, 34, 68],
  slate: [12, 32, 66],
  plum: [12, 30, 64],
  teak: [13, 36, 74],
  stone: [6, 17, 62],
}

/** A standalone SVG text in the light theme. */
export function drawingSvg(kind: DrawingKind, seed: string, title?: string): string {
  const markup = renderToStaticMarkup(createElement(Drawing, { kind, seed, title }))
  return markup
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/="var\(--draw-([a-z]+)(?:-([123]))?\)"/g, (_, hue: string, step?: string) => `="${literal(hue, step)}"`)
}

function literal(hue: string, step?: string): string {
  if (hue === "sheet") return lightColours.surface!
  if (hue === "line") return lightColours.ink!
  if (hue === "shade") return `${lightColours.basalt}2b`
  if (hue === "glow") return `${lightColours.brass}33`
  const strength = (strengths[hue]?.[Number(step) - 1] ?? 100) / 100
  return mix(lightColours[hue === "stone" ? "ink" : hue]!, lightColours.surface!, strength)
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function mix(hue: string, paper: string, strength: number): string {
  const below = parts(paper)
  const mixed = parts(hue).map((part, i) => Math.round(part * strength + below[i]! * (1 - strength)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
