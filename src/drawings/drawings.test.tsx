import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { drawingKinds } from "./drawing-kinds.ts"
import { EmptyDrawing } from "./empty-drawing.tsx"
import { emptyStates } from "./empty-states.ts"
import { type Box, extentOf, touches } from "./extent.ts"
import { HeroPlan } from "./hero-plan.tsx"
import { createInk } from "./ink.ts"
import { capitalHeight, pathsOf, widthOf } from "./lettering.ts"
import { pictureSvg } from "./picture.server.ts"
import { placeName } from "./plan/floor-plan.ts"
import type { Room as PlanRoom } from "./plan/plan-grid.ts"
import { portfolioKinds } from "./portfolio-kinds.ts"
import { PortraitPlate } from "./portrait-plate.tsx"
import { ProjectDrawing } from "./project-drawing.tsx"
import { ServiceDrawing } from "./service-drawing.tsx"
import type { DrawingProps } from "./sheet.tsx"
import { GROUND } from "./site.ts"

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

const family = (drawnAs: string) => (props: DrawingProps) => <ProjectDrawing drawnAs={drawnAs} {...props} />
const families: Record<string, FunctionComponent<DrawingProps>> = {
  ...Object.fromEntries(drawingKinds.map((kind) => [kind, family(kind)])),
  portrait: PortraitPlate,
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
    expect(average(pictures.map((p) => p.length))).toBeLessThan(11_500)
    expect(average(small.map((p) => p.length))).toBeLessThan(6_500)
    expect(Math.max(...pictures.map((p) => p.length))).toBeLessThan(17_000)
  })
})

test("a title makes it a picture for screen readers, none makes it decoration", () => {
  expect(draw(family("room"), { seed: "a", title: "Living room" })).toContain('role="img" aria-label="Living room"')
  expect(draw(family("room"), { seed: "a" })).toContain('aria-hidden="true"')
})

test("the hero is whole without animation and light enough", () => {
  const markup = draw(HeroPlan, { title: "Plan of a house around a courtyard" })
  expectWellFormed(markup)
  expect(markup).not.toMatch(/dash|opacity|\sstyle=/)
  expect(markup.length).toBeLessThan(20_000)
})

test("every service type has a drawing of its own", () => {
  const services = [
    "interior-designer",
    "architect",
    "contractor",
    "real-estate-lawyer",
    "vastu-consultant",
    "civil-engineer",
    "property-manager",
    "home-inspector",
    "landscape-designer",
    "property-executor",
  ]
  const pictures = services.map((service) => draw(ServiceDrawing, { service }))
  pictures.forEach(expectWellFormed)
  expect(new Set(pictures).size).toBe(services.length)
})

test("every empty state has a drawing of its own", () => {
  const pictures = emptyStates.map((of) => draw(EmptyDrawing, { of }))
  pictures.forEach(expectWellFormed)
  expect(new Set(pictures).size).toBe(emptyStates.length)
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

test.each([
  ["M272 295h93v62h-93z", [272, 295, 365, 357]],
  ["M9 95l-9.5 1", [-0.5, 95, 9, 96]],
  ["M10 10a5 5 0 0 1 10 0", [10, 5, 25, 15]],
  // The swing of a door stays within its corner.
  ["M100 50A30 30 0 0 1 70 80", [70, 50, 100, 80]],
])("the box around %s", (d, box) => {
  expect(extentOf(d)).toEqual(box)
})

const viewBoxIn = (markup: string) => {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(markup)![1]!.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return [left, top, left + width, top + height] as const
}

test("lettering stays within what is always seen", () => {
  for (const kind of ["elevation", "plan", "section", "detail", "board", "fragment"]) {
    for (const seed of seeds) {
      const markup = draw(family(kind), { seed })
      const [left, top, right, bottom] = viewBoxIn(markup)
      const lettering = /<g class="lettering".*?<\/g>/.exec(markup)![0]
      for (const [, turn, scale, d] of lettering.matchAll(
        /transform="(rotate\(-90\))?scale\(([\d.]+)\)" d="([^"]+)"/g,
      )) {
        const [a, b, c, e] = extentOf(d!).map((one) => one * Number(scale)) as [number, number, number, number]
        const [l, t, r, low] = turn ? [b, -c, e, -a] : [a, b, c, e]
        expect([l > left, t > top, r < right, low < bottom], seed).toEqual([true, true, true, true])
      }
    }
  }
})

test("a word in capitals is drawn in strokes about its place, and takes its width", () => {
  const [word] = pathsOf([{ text: "HALL 41.7", x: 100, y: 80, size: 40, turned: false }])
  expect(word!.transform).toBe("scale(3.000)")
  const [left, top, right, bottom] = extentOf(word!.d).map((one) => one * 3) as [number, number, number, number]
  expect([top, bottom]).toEqual([80 - capitalHeight(40), 80].map((y) => Math.round(y / 3) * 3))
  expect(Math.abs(right - left - widthOf("HALL 41.7", 40))).toBeLessThan(8)
  expect(Math.abs((left + right) / 2 - 100)).toBeLessThan(5)
})

test("a picture shows its subject with a margin, and paper and ground go on beyond it", () => {
  for (const kind of ["elevation", "section"]) {
    for (const seed of seeds) {
      const markup = draw(family(kind), { seed, detail: "low" })
      const [left, top, right, bottom] = viewBoxIn(markup)
      expect(markup).toContain('preserveAspectRatio="xMidYMax"')
      expect(bottom, seed).toBeGreaterThan(GROUND + 12)
      expect(top, seed).toBeLessThan(GROUND - 130)
      const [line] = /M-50\d 40\dq[^M"]+/.exec(markup)!
      const [from, , to] = extentOf(line)
      expect([from < left - 400, to > right + 400], seed).toEqual([true, true])
    }
  }
})

test("the name of a room keeps clear of the table in it, and stays away where there is no place", () => {
  const ink = createInk("a room")
  const room: PlanRoom = { letter: "D", x: 100, y: 100, w: 140, h: 160, doors: [] }
  const [cx, cy] = placeName(ink, room, "DINING", 12)!
  expect([Math.abs(cx - 170) < 4, Math.abs(cy - 184) < 5]).toEqual([true, true])
  const table: Box = [140, 160, 200, 200]
  ink.solid("teak-2", "M140 160h60v40h-60z")
  const [x, y] = placeName(ink, room, "DINING", 12)!
  const half = widthOf("DINING", 12) / 2
  expect(touches(table, [x - half, y - 9, x + half, y], 3)).toBe(false)
  expect([x > 120, x < 220, y > 110, y < 255]).toEqual([true, true, true, true])
  for (const top of [105, 130, 205, 230]) ink.solid("teak-2", `M105 ${top}h130v20h-130z`)
  expect(placeName(ink, room, "DINING", 12)).toBeUndefined()
})
