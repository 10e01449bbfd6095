import { expect, test } from "vitest"
import { professionals } from "../../db/demo/catalogue.ts"
import { factsOf } from "./facts.ts"
import { inkOf } from "./project-drawing.tsx"

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
  ]
  for (const [pattern, word] of things) {
    const saying = demo.filter(({ said }) => pattern.test(said))
    expect.soft(saying, word).not.toEqual([])
    for (const { kind, seed } of saying) expect.soft(kind.split("."), `${seed}: ${word}`).toContain(word)
  }
})
