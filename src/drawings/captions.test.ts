import { expect, test } from "vitest"
import { professionals } from "../../db/demo/catalogue.ts"
import { type Box, extentOf, shared, touches } from "./extent.ts"
import {
  buildings,
  type Facts,
  type Feature,
  factsOf,
  features,
  materials,
  particular,
  pieces,
  roomNames,
} from "./facts.ts"
import { corners } from "./fragment/fragment-corners.ts"
import { createInk } from "./ink.ts"
import { viewpoints } from "./perspective.ts"
import { pictureSvg } from "./picture.server.ts"
import { furnishRoom, swingsIn } from "./plan/plan-furniture.ts"
import { type Grid, gridOf, type Room } from "./plan/plan-grid.ts"
import { areaOf, chooseLayout } from "./plan/plan-layouts.ts"
import { inkOf } from "./project-drawing.tsx"
import { createRng } from "./rng.ts"
import { apart, planVariants, templateOf, variantsOf } from "./variants.ts"

const seeds = Array.from({ length: 12 }, (_, i) => `project-${i}`)
const shownBy = (drawnAs: string, seed: string) => inkOf(drawnAs, seed)!.shows
const ground = new Set<Feature>(["court", "pool", "tree", "slope", "trusses", "terrace", "lift", "open-kitchen"])
const isPiece = (feature: Feature) => (pieces as readonly Feature[]).includes(feature)

test("the words of addresses say one thing each, and other words say nothing", () => {
  const texts = [...buildings, ...roomNames, ...features, ...materials]
  expect(new Set(texts).size).toBe(texts.length)
  for (const drawnAs of ["spaceship", "room.garage", "room.kitchen.", "plan.flat.900.v12", "room.kitchen.-4", "", "."])
    expect(factsOf(drawnAs), drawnAs).toBeUndefined()
  expect(factsOf("section.house.2f.2400.court.v1")).toEqual({
    ...{ drawing: "section", building: "house", storeys: 2, sqft: 2400, view: 1 },
    ...{ features: ["court"], materials: [] },
  })
})

test.each([
  "room.900",
  "room.bathroom.18",
  "elevation.2f",
  "elevation.bungalow.3f.2900",
  "elevation.flat.40f",
  "section.flat.12f.9000",
  "plan.900",
  "plan.flat",
  "plan.flat.46000",
  "section.house.900",
  "detail.60.sofa",
  "elevation.godown.1f.7200",
  "plan.godown.7200",
  "board.900",
])("what %s shows is not said: a fragment of a plan claims nothing", (drawnAs) => {
  expect(factsOf(drawnAs)?.drawing).toBe("fragment")
  expect([...shownBy(drawnAs, "x").keys()]).toEqual([])
})

test("a façade has the storeys of its project", () => {
  const drawn = { flat: 9, "row-house": 3, house: 3, bungalow: 2, wada: 3, shop: 3 }
  for (const [building, most] of Object.entries(drawn))
    for (let storeys = 1; storeys <= most; storeys++)
      for (const seed of seeds)
        expect(shownBy(`elevation.${building}.${storeys}f.1800`, seed).get("storey"), `${building} ${storeys}`).toBe(
          storeys,
        )
})

test("a storey of a façade is about three metres high", () => {
  const drawn = [
    "flat.5f",
    "flat.9f.46000",
    "bungalow.1f.1950",
    "bungalow.2f.2900",
    "wada.2f.6100",
    "row-house.2f.3800",
  ]
  for (const kind of [...drawn, "house.1f.1000", "house.2f.2300", "shop.1f.850"])
    for (const seed of seeds.slice(0, 6)) {
      const { letters, shows } = inkOf(`elevation.${kind}.v0`, seed)!
      const top = Number(letters.map(({ text }) => /^\+(\d+\.\d+)$/.exec(text)?.[1]).find(Boolean))
      // Flats stand on stilts; a roof, a parapet or a plinth is less than the half of a storey.
      const storeys = shows.get("storey")! + (kind.startsWith("flat") ? 1 : 0)
      expect.soft(top / storeys, `${kind} ${seed}`).toBeGreaterThan(2.7)
      expect.soft((top - 1.6) / storeys, `${kind} ${seed}`).toBeLessThan(3.7)
    }
})

test("who stands before a house with a garden wall stands in its gate, whole", () => {
  for (const building of ["bungalow", "house", "wada", "row-house", "flat"])
    for (const seed of seeds) {
      const { marks } = inkOf(`elevation.${building}.1f.v1`, seed)!
      const person = marks.findLastIndex(({ fill }) => ["plum-3", "tile-3", "slate-3"].includes(fill ?? ""))
      const [left, , right, foot] = extentOf(marks[person]!.d.split(/(?=M)/).at(-1)!)
      expect(foot, building).toBe(444)
      for (const { d, weight } of marks.slice(person + 1))
        for (const box of d.split(/(?=M)/).map(extentOf))
          if (weight && weight > 1) expect(touches(box, [left + 4, 380, right - 4, foot - 4], 0), building).toBe(false)
    }
})

test("a section has the storeys of its project, and a court or a stair where there is one", () => {
  for (let storeys = 1; storeys <= 6; storeys++)
    for (const seed of seeds) expect(shownBy(`section.house.${storeys}f.2400`, seed).get("storey")).toBe(storeys)
  for (const seed of seeds)
    for (const [drawnAs, named] of [
      ["section.row-house.2f.2050.court", "court"],
      ["section.flat.4f.9800.stair", "stair"],
      ["section.1f.4200.trusses", "trusses"],
      ["section.house.5f.3600.slope", "slope"],
    ] as const) {
      expect(shownBy(`${drawnAs}.v0`, seed).has(named), drawnAs).toBe(true)
      expect(shownBy(`${drawnAs}.v1`, seed).has(named), drawnAs).toBe(true)
    }
})

test("a plan comes to the square feet of its project, with the rooms of its kind of home", () => {
  const plan = (drawnAs: string, seed: string, way: number) => {
    const facts = factsOf(drawnAs) as Facts
    return areaOf(chooseLayout(createRng(seed), facts, way)) * 10.764
  }
  for (const seed of seeds)
    for (const way of [0, 1, 2]) {
      for (const sqft of [340, 560, 760, 1340, 2400])
        expect(Math.abs(plan(`plan.flat.${sqft}`, seed, way) / sqft - 1)).toBeLessThan(0.05)
      expect(Math.abs(plan("plan.row-house.2f.2150", seed, way) / 1075 - 1)).toBeLessThan(0.05)
    }
  const bedrooms = (drawnAs: string) => {
    const shown = shownBy(drawnAs, "x")
    return (shown.get("bedroom") ?? 0) + (shown.get("master bed") ?? 0)
  }
  for (const [drawnAs, count] of [
    ["plan.flat.430", 1],
    ["plan.flat.760", 2],
    ["plan.flat.1420", 3],
  ] as const)
    for (let way = 0; way < 3; way++) expect(bedrooms(`${drawnAs}.v${way}`), drawnAs).toBe(count)
  expect(shownBy("plan.bungalow.1f.7400.pool", "x").has("pool")).toBe(true)
  expect(shownBy("plan.wada.2f.6100", "x").has("courtyard")).toBe(true)
  for (const seed of seeds) expect(shownBy("plan.house.1f.1800", seed).has("courtyard")).toBe(false)
})

test("no door of a plan meets another, nor what stands in its room", () => {
  const homes = ["flat.340", "flat.430", "flat.560", "flat.760", "flat.940", "flat.1340", "flat.1420", "flat.2400"]
  const houses = ["house.1f.1000", "house.1f.1800", "row-house.2f.2150", "bungalow.1f.1250", "bungalow.1f.7400.pool"]
  for (const home of [...homes, ...houses, "wada.2f.6100", "nursing-home.4600"])
    for (const seed of seeds.slice(0, 6))
      for (const way of [0, 1, 2]) {
        const facts = factsOf(`plan.${home}`)!
        const drawn = gridOf(chooseLayout(createRng(seed), facts, way), 0, 0, 40)
        const swings = drawn.runs.flatMap(({ openings }) => openings.flatMap(({ swing }) => (swing ? [swing] : [])))
        for (const [i, swing] of swings.entries())
          for (const other of swings.slice(i + 1)) expect.soft(shared(swing, other), `${home} ${way}`).toBeLessThan(130)
        for (const room of drawn.rooms.filter(({ letter }) => !"RYW".includes(letter)))
          expect.soft(metInside(drawn, room), `${home} ${way} ${room.letter}`).toBeLessThan(500)
      }
})

/** Of what stands in a room, the area that its doors sweep: forty units are a metre. */
function metInside(drawn: Grid, room: Room) {
  const things: Box[] = []
  const ink = createInk(room.letter)
  ink.solid = (_, d) => void things.push(...d.split(/(?=M)/).map(extentOf))
  furnishRoom(ink, room, drawn)
  return swingsIn(drawn, room).reduce(
    (sum, swing) => sum + things.reduce((part, thing) => part + shared(swing, thing), 0),
    0,
  )
}

test("there are as many ways to draw a thing as there are said to be", () => {
  for (const [kind, count] of [
    ["room.kitchen.90", 2 * viewpoints.length],
    ["fragment", corners.length],
  ] as const)
    expect(variantsOf(factsOf(kind)!)).toBe(count)
  const of = { court: "wada.1f.2000", "row-house": "row-house.2f.2000", "small-house": "house.1f.1000" }
  const others = { "large-house": "house.1f.2000", one: "flat.400", two: "flat.800", three: "flat.1400" }
  for (const [group, home] of Object.entries({ ...of, ...others })) {
    const facts = factsOf(`plan.${home}`)!
    const ways = Array.from({ length: planVariants[group as keyof typeof planVariants] }, (_, way) =>
      chooseLayout(createRng("x"), facts, way),
    )
    expect(new Set(ways.map(({ doors }) => doors)).size, group).toBe(ways.length)
  }
})

test("whatever stands in a room is drawn in it, from each viewpoint", () => {
  const inRooms = features.filter((feature) => !ground.has(feature) && !["island", "tub"].includes(feature))
  const standing = inRooms.filter((feature) => !isPiece(feature) || placed.has(feature))
  for (const feature of standing)
    for (const room of ["living", "study", "bedroom"] as const)
      for (let view = 0; view < viewpoints.length; view++)
        expect(shownBy(`room.${room}.240.${feature}.v${view}`, "x").has(feature), `${feature} in ${room}`).toBe(true)
  for (const drawnAs of [
    "room.kitchen.190.island",
    "room.bathroom.160.tub",
    "room.kitchen.90.window",
    "room.kitchen.68.beam",
  ])
    expect(shownBy(drawnAs, "x").has(drawnAs.split(".").at(-1)!), drawnAs).toBe(true)
})
const placed = new Set<Feature>(["wardrobe", "bookshelf", "shelves", "screen", "window-seat"])

test("a window that is named is wider than a sofa before it, and shows the tree that it looks at", () => {
  const { marks, letters } = inkOf("room.living.280.window.sofa.v3", "x")!
  const wall = Math.max(...letters.map(({ text }) => Number(text.replace(" ", "")))) / 1000
  const panes = marks.filter(({ fill }) => fill === "slate-1").map(({ d }) => extentOf(d))
  // A wall seen square on is drawn 470 wide where it is longer than it is high.
  expect((Math.max(...panes.map(([left, , right]) => right - left)) / 470) * wall).toBeGreaterThan(2.1)
  for (let view = 0; view < viewpoints.length; view++)
    expect(shownBy(`room.living.280.window.tree.v${view}`, "x").has("tree")).toBe(true)
})

test("places of work are drawn as what they are", () => {
  for (const way of [0, 1]) {
    const godown = shownBy(`section.godown.1f.7200.trusses.v${way}`, "x")
    expect(
      ["dock", "racks", "trusses", "storey"].map((name) => godown.get(name)),
      `${way}`,
    ).toEqual([1, 1, 1, 1])
    const flat = shownBy(`section.flat.2f.1180.terrace.v${way}`, "x")
    expect([flat.get("terrace"), flat.get("storey")]).toEqual([1, 2])
  }
  const home = shownBy("plan.nursing-home.4600", "x")
  expect([home.get("bed"), home.get("nurse's table")]).toEqual([12, 1])
  for (let view = 0; view < viewpoints.length; view++)
    expect(shownBy(`room.lab.540.v${view}`, "x").get("benches")).toBe(3)
})

test("there is a hob in every kitchen, and a door of a plan shows its path on a card too", () => {
  for (const seed of seeds) {
    for (const [kind, hobs] of [
      ["kitchen.96", 1],
      ["kitchen.140.window", 1],
      ["kitchen.190.island", 2],
    ] as const)
      expect(shownBy(`room.${kind}`, seed).get("hob"), kind).toBe(hobs)
    const { marks } = inkOf("plan.flat.760", seed, "low")!
    expect(marks.some(({ d, fill }) => !fill && /a/i.test(d))).toBe(true)
  }
})

test("nothing stands in a room that its project does not have", () => {
  for (const seed of seeds) {
    expect(shownBy("room.kitchen.96", seed).has("island")).toBe(false)
    expect(shownBy("room.bathroom.74", seed).has("tub")).toBe(false)
    expect(shownBy("room.puja.48", seed).has("lamps")).toBe(false)
    const hall = shownBy("room.living.320.floor-seating", seed)
    expect([hall.has("sofa"), hall.has("swing"), hall.has("pictures")]).toEqual([false, false, false])
    expect(shownBy("room.bedroom.140.bunks", seed).has("bed")).toBe(false)
  }
})

test("a larger room is drawn larger, and its wall with its own length", () => {
  const wall = (sqft: number) => {
    const texts = inkOf(`room.living.${sqft}.v3`, "x")!.letters.map(({ text }) => Number(text.replace(" ", "")))
    return Math.max(...texts)
  }
  expect(wall(130)).toBeLessThan(wall(200))
  expect(wall(200)).toBeLessThan(wall(310))
})

test("a flight goes from floor to floor", () => {
  for (const seed of seeds)
    for (const kind of ["detail.240.stair.bookshelf", "detail.900.stair"])
      expect(shownBy(kind, seed).get("tread")).toBe(17)
})

test("what is mirrored shows the same, and its words can be read", () => {
  for (const [kind, turned] of [
    ["plan.flat.760.v0", "plan.flat.760.v3"],
    ["room.kitchen.90.v2", "room.kitchen.90.v6"],
    ["elevation.house.2f.2300.v0", "elevation.house.2f.2300.v2"],
  ] as const) {
    const [one, other] = [inkOf(kind, "x")!, inkOf(turned, "x")!]
    expect([one.mirrored, other.mirrored]).toEqual([false, true])
    expect(other.marks).toEqual(one.marks)
    expect(other.letters).toEqual(one.letters)
    const lettering = /<g class="lettering".*<\/g>/.exec(pictureSvg(turned, "x", "full")!)![0]
    expect(lettering).not.toMatch(/<path transform="[^"]*-1 0 0 1[^"]*" d/)
  }
})

test("every piece has a detail, and every material a sample", () => {
  for (const piece of pieces) expect(shownBy(`detail.60.${piece}`, "x").has(piece), piece).toBe(true)
  expect(shownBy("detail.42.door", "x").get("panel")).toBe(18)
  for (let view = 0; view < 3; view++) {
    const named = materials.slice(view * 5, view * 5 + 5)
    expect([...shownBy(`board.${named.join(".")}.v${view}`, "x").keys()]).toEqual(named)
  }
})

test("pictures seen together are of different templates, and still of their own project", () => {
  const kitchens = seeds.map((seed) => ({ kind: "room.kitchen.96", seed }))
  const shown = apart(kitchens)
  const templates = shown.map(({ kind, seed }) => templateOf(factsOf(kind)!, seed))
  expect(new Set(templates).size).toBe(seeds.length)
  expect(shown[0]).toEqual(kitchens[0])
  expect(shown.map(({ seed }) => seed)).toEqual(seeds)
  expect(shown.filter(({ kind }) => kind.startsWith("room.kitchen.96"))).toHaveLength(2 * viewpoints.length)
  for (const { kind } of apart(seeds.map((seed) => ({ kind: "elevation.bungalow.2f.2900", seed }))))
    expect(factsOf(kind)).toMatchObject({ building: "bungalow", storeys: 2, sqft: 2900 })
  for (const { kind } of apart(seeds.map((seed) => ({ kind: "plan.flat.760", seed }))))
    expect(["plan", "fragment"]).toContain(factsOf(kind)?.drawing)
  expect(apart(shown)).toEqual(shown)
})

test("twenty who show no work yet have twenty pictures of their trade", () => {
  for (const kind of ["room", "elevation"]) {
    const shown = apart(Array.from({ length: 20 }, (_, i) => ({ kind, seed: `somebody ${i}` })))
    const templates = shown.map((one) => templateOf(particular(factsOf(one.kind)!, one.seed), one.seed))
    expect(new Set(templates).size, kind).toBe(templates.length)
  }
})

const demo = professionals.flatMap(({ portfolio }) =>
  portfolio.map(
    ({ drawing, building, storeys, room, sqft, features: named = [], materials: samples = [], title, text }) => {
      const texts = [building, storeys && `${storeys}f`, room, sqft, ...named, ...samples].filter(Boolean)
      return { kind: `${drawing}.${texts.join(".")}`, seed: title, named, samples, storeys, said: `${title} ${text}` }
    },
  ),
)

test("the pictures of the demo show what their projects say", () => {
  for (const { kind, seed, named, samples, storeys } of demo) {
    const drawing = factsOf(kind)!.drawing
    const shown = inkOf(kind, seed)!.shows
    // Of a detail its first feature is the piece; what else is named belongs to it.
    const wanted = [...(drawing === "detail" ? named.slice(0, 1) : named), ...samples]
    expect
      .soft(
        [...wanted].filter((name) => !shown.has(name)),
        `${seed}: ${kind}`,
      )
      .toEqual([])
    if (storeys && (drawing === "elevation" || drawing === "section"))
      expect.soft(shown.get("storey"), `${seed}: ${kind}`).toBe(storeys)
  }
})

test("nothing of the demo is a fragment, and no cover a board of samples", () => {
  for (const { kind, seed } of demo) expect.soft(factsOf(kind)?.drawing, seed).not.toBe("fragment")
  for (const { business, portfolio } of professionals)
    expect.soft(["plan", "elevation", "section", "room", "detail"], business).toContain(portfolio[0]!.drawing)
})

test("what captions of the demo name is what their fields name", () => {
  const texts = { kitchen: /^kitchen|kitchen$/i, bedroom: /\bbedrooms?\b/i, bath: /\bbath(room)?\b/i }
  const isOf = (kind: string, word: string) => kind.startsWith("room.") === false || kind.includes(`.${word}`)
  for (const { kind, seed } of demo)
    for (const [word, pattern] of Object.entries(texts))
      if (pattern.test(seed)) expect.soft(isOf(kind, word), `${seed}: ${kind}`).toBe(true)
  const storeysIn: Record<string, number> = { four: 4, "two-storey": 2, "three-storey": 3 }
  for (const { said, storeys } of demo) {
    const named = /\b(four) storeys\b|\b(two-storey|three-storey)\b/i.exec(said)
    if (named) expect.soft(storeys, said).toBe(storeysIn[(named[1] ?? named[2])!.toLowerCase()])
  }
})

test("what captions of the demo say that stands there, their fields say", () => {
  const things: [RegExp, string][] = [
    [/\bsingle brass lamp\b/, "lamp"],
    [/\blamp at each end\b/, "lamps"],
    [/\bsliding cane panel\b/, "sliding-panel"],
    [/\btilted mirror\b/, "mirror"],
    [/\bbanyan\b|\b(mango|neem) tree\b/, "tree"],
    [/\bswing\b/i, "swing"],
    [/\bterrace flat\b|\btop-floor\b/i, "terrace"],
    [/\bmachan\b/i, "machan"],
    [/\bgodown\b/i, "godown"],
    [/\bnursing home\b/, "nursing-home"],
    [/\bdental lab\b/i, "lab"],
    [/\bbalwadi\b/i, "school"],
    [/\bpuja niche\b/i, "niche"],
    [/\bclinic, waiting\b/i, "waiting"],
    [/\bboat bed\b/i, "boat"],
    [/\bhelmet\b/i, "hooks"],
    [/\btoilet under the stair\b/i, "toilet"],
    [/\btwo surveys\b/i, "boundary"],
    [/\bcrooked house\b/i, "survey"],
    [/\bremoving a half-brick wall\b/i, "open-kitchen"],
    [/\bsteel splashback\b/i, "steel"],
    [/\bterrazzo bathroom\b/i, "terrazzo"],
    [/\bboard-marked concrete\b/i, "concrete"],
    [/\brat-trap bond\b|\bbrick house\b/i, "brick"],
    [/\ba( through-car)? lift\b/i, "lift"],
  ]
  for (const [pattern, word] of things) {
    const saying = demo.filter(({ said }) => pattern.test(said))
    expect.soft(saying, word).not.toEqual([])
    for (const { kind, seed } of saying) expect.soft(kind.split("."), `${seed}: ${word}`).toContain(word)
  }
})
