import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { Detail } from "./detail.tsx"
import { drawingKinds, portfolioKinds } from "./drawing-kinds.ts"
import { Elevation } from "./elevation.tsx"
import { EmptyDrawing } from "./empty-drawing.tsx"
import { FloorPlan } from "./floor-plan.tsx"
import { HeroPlan } from "./hero-plan.tsx"
import { Jaali } from "./jaali-strip.tsx"
import { pictureSvg } from "./picture-files.server.ts"
import { initialsOf, Portrait } from "./portrait.tsx"
import { Room } from "./room.tsx"
import { Section } from "./section.tsx"
import { ServiceDrawing } from "./service-drawing.tsx"
import type { DrawingProps } from "./sheet.tsx"

const seeds = Array.from({ length: 100 }, (_, i) => `professional-${i}`)
const draw = <P extends object>(family: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(family, props))
const average = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length

/** Every tag closed in order, attributes quoted once, no stray character: what an XML parser would insist on. */
function expectWellFormed(markup: string) {
  const open: string[] = []
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((m) => m[1])
      expect(new Set(names).size).toBe(names.length)
      if (close) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name)
      return ""
    },
  )
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!\w+;|#)/)
}

const families: Record<string, FunctionComponent<DrawingProps>> = {
  elevation: Elevation,
  plan: FloorPlan,
  room: Room,
  section: Section,
  detail: Detail,
  portrait: (props) => createElement(Portrait, { ...props, name: "Meera Joshi" }),
  jaali: Jaali,
}

describe.each(Object.entries(families))("%s", (_name, family) => {
  const pictures = seeds.map((seed) => draw(family, { seed, title: "A drawing" }))
  const small = seeds.map((seed) => draw(family, { seed, detail: "low" }))

  test("the same seed gives the same drawing", () => {
    expect(seeds.map((seed) => draw(family, { seed, title: "A drawing" }))).toEqual(pictures)
  })

  test("a hundred seeds give a hundred drawings", () => {
    expect(new Set(pictures).size).toBe(100)
  })

  test("is well-formed, has no inline style, no broken number", () => {
    for (const markup of [...pictures, ...small]) {
      expectWellFormed(markup)
      expect(markup).not.toMatch(/\sstyle=|NaN|undefined|Infinity/)
      expect(markup).not.toMatch(/(fill|stroke)="(?!var\(--draw-|none)/)
    }
  })

  test("stays small", () => {
    expect(average(pictures.map((p) => p.length))).toBeLessThan(10_000)
    expect(average(small.map((p) => p.length))).toBeLessThan(6_500)
    expect(Math.max(...pictures.map((p) => p.length))).toBeLessThan(17_000)
  })
})

test("a title makes it a picture for screen readers, none makes it decoration", () => {
  expect(draw(Room, { seed: "a", title: "Living room" })).toContain('role="img" aria-label="Living room"')
  expect(draw(Room, { seed: "a" })).toContain('aria-hidden="true"')
})

test("the hero is whole without animation and light enough", () => {
  const markup = draw(HeroPlan, { title: "Plan of a house around a courtyard" })
  expectWellFormed(markup)
  expect(markup).not.toMatch(/dash|opacity|\sstyle=/)
  expect(markup.length).toBeLessThan(18_000)
})

test("every service type has a drawing of its own", () => {
  const services = [
    "interior-designer",
    "architect",
    "contractor",
    "real-estate-lawyer",
    "vastu-consultant",
    "civil-engineer",
  ]
  const pictures = services.map((service) => draw(ServiceDrawing, { service }))
  pictures.forEach(expectWellFormed)
  expect(new Set(pictures).size).toBe(services.length)
})

test("every empty state has a drawing of its own", () => {
  const states = ["results", "bookings", "notifications", "messages", "error"] as const
  const pictures = states.map((of) => draw(EmptyDrawing, { of }))
  pictures.forEach(expectWellFormed)
  expect(new Set(pictures).size).toBe(states.length)
})

test.each([
  ["Ar. Meera Joshi", "MJ"],
  ["Dr Anil Vasant Kulkarni", "AK"],
  ["tara", "T"],
  ["मीरा जोशी", "मज"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test("a portfolio keeps its order and opens with its trade's own kind of drawing", () => {
  expect(portfolioKinds("x", "interior-designer")).toEqual(portfolioKinds("x", "interior-designer"))
  expect(portfolioKinds("x", "interior-designer")[0]).toBe("room")
  expect(portfolioKinds("x", "architect")[0]).toBe("elevation")
})

test("a picture file needs nothing outside itself and follows light and dark", () => {
  for (const kind of drawingKinds) {
    const svg = pictureSvg(kind, "file", "full")!
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expectWellFormed(svg.replace(/<style>[^<]*<\/style>/, ""))
    for (const [, name] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(svg).toContain(`${name}: `)
  }
  expect(pictureSvg("elevation", "file", "full")).toContain("light-dark(")
  expect(pictureSvg("hero", "home", "full")).toContain("drawing-itself")
  expect(pictureSvg("empty", "bookings", "low")).toBeTruthy()
  expect(pictureSvg("spaceship", "file", "full")).toBeUndefined()
  expect(pictureSvg("empty", "pockets", "full")).toBeUndefined()
})
