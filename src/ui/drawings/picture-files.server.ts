// Drawings as pictures of their own address: a page stays light, the browser loads what comes into view and keeps it, and
// no drawing code travels to it. The colours are those of the style sheets; as `light-dark()` they follow the theme of
// the element that shows the picture.
import type { FastifyInstance } from "fastify"
import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { notFound } from "../../platform/problem.ts"
import tokens from "../tokens.css?raw"
import { Drawing } from "./drawing.tsx"
import { drawingKinds } from "./drawing-kinds.ts"
import styles from "./drawings.css?raw"
import { type Emptiness, EmptyDrawing } from "./empty-drawing.tsx"
import { HeroPlan } from "./hero-plan.tsx"
import { ServiceDrawing } from "./service-drawing.tsx"

const colours = [...tokens.matchAll(/--color-[\w-]+: [^;*]+;/g)].map(([line]) => line).join("")
const look = `:root{color-scheme:light dark;${colours}}${styles}text{font-family:Georgia,serif}`.replace(
  /\/\*[\s\S]*?\*\/|\s*\n\s*/g,
  "",
)

const emptiness: readonly Emptiness[] = ["results", "bookings", "notifications", "messages", "error"]

/** Undefined for a family nobody draws. */
export const drawingOf = (family: string, seed: string, detail: "low" | "full"): ReactElement | undefined => {
  if (family === "hero") return createElement(HeroPlan)
  if (family === "service") return createElement(ServiceDrawing, { service: seed })
  const of = emptiness.find((one) => one === seed)
  if (family === "empty") return of && createElement(EmptyDrawing, { of })
  const kind = drawingKinds.find((one) => one === family)
  return kind && createElement(Drawing, { kind, seed, detail })
}

/** A standalone SVG text that follows light and dark; undefined for a family nobody draws. */
export const pictureSvg = (family: string, seed: string, detail: "low" | "full") => {
  const drawing = drawingOf(family, seed, detail)
  if (!drawing) return undefined
  const markup = renderToStaticMarkup(drawing).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
  return markup.replace(">", `><style>${look}</style>`)
}

const MOST_KEPT = 400

export const installPictures = (app: FastifyInstance) => {
  const kept = new Map<string, string>()
  app.get<{ Params: { detail: string; family: string; file: string } }>(
    "/drawings/:detail/:family/:file",
    async (request, reply) => {
      const { detail, family, file } = request.params
      const seed = /^(.{1,120})\.svg$/.exec(file)?.[1]
      if (seed === undefined || (detail !== "low" && detail !== "full")) throw notFound("picture")
      const key = `${detail} ${family} ${seed}`
      const svg = kept.get(key) ?? pictureSvg(family, seed, detail)
      if (!svg) throw notFound("picture")
      kept.set(key, svg)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
      // A picture opened by itself may use its own style sheet and nothing else.
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      return reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(svg)
    },
  )
}
