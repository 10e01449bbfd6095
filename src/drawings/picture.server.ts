// Drawings as texts that stand alone. The colours are those of the style sheets; as `light-dark()` they follow the theme
// of the element that shows the picture.
import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import tokens from "../ui/tokens.css?raw"
import styles from "./drawings.css?raw"
import { EmptyDrawing } from "./empty-drawing.tsx"
import { emptyStates } from "./empty-states.ts"
import { factsOf } from "./facts.ts"
import { HeroPlan } from "./hero-plan.tsx"
import { PortraitPlate } from "./portrait-plate.tsx"
import { ProjectDrawing } from "./project-drawing.tsx"
import { ServiceDrawing } from "./service-drawing.tsx"

const colours = [...tokens.matchAll(/--color-[\w-]+: [^;*]+;/g)].map(([line]) => line).join("")
const look = `:root{color-scheme:light dark;${colours}}${styles}`.replace(/\/\*[\s\S]*?\*\/|\s*\n\s*/g, "")

/** Undefined for a family nobody draws. */
export const drawingOfFamily = (family: string, seed: string, detail: "low" | "full"): ReactElement | undefined => {
  if (family === "hero") return createElement(HeroPlan, { detail })
  if (family === "service") return createElement(ServiceDrawing, { service: seed })
  if (family === "portrait") return createElement(PortraitPlate, { seed, detail })
  const of = emptyStates.find((one) => one === seed)
  if (family === "empty") return of && createElement(EmptyDrawing, { of })
  return factsOf(family) && createElement(ProjectDrawing, { drawnAs: family, seed, detail })
}

/** A standalone SVG text that follows light and dark; undefined for a family nobody draws. */
export const pictureSvg = (family: string, seed: string, detail: "low" | "full") => {
  const drawing = drawingOfFamily(family, seed, detail)
  if (!drawing) return undefined
  const markup = renderToStaticMarkup(drawing).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
  return markup.replace(">", `><style>${look}</style>`)
}
