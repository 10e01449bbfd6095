import { createHash } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { drawingKinds } from "../drawings/drawing-kinds.ts"
import { pictureSvg } from "../drawings/picture.server.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import { fitLines } from "./fit-lines.ts"
import { openLettering, type ToOutlines } from "./lettering.server.ts"
import { pageMeta, siteOf } from "./page-meta.ts"
import { openSharingPictures } from "./picture-desk.server.ts"
import { plainColour } from "./plain-colours.server.ts"
import { DESIGN, type SharingCard, sharingPath } from "./sharing-card.ts"
import { sharingSvg } from "./sharing-drawing.server.ts"

const card: SharingCard = {
  title: "Katta Architects",
  line: "Architect · Prabhat Road, Pune",
  rating: { value: 4.8, count: 23 },
  drawings: [
    { kind: "elevation", seed: "a" },
    { kind: "plan", seed: "b" },
    { kind: "hero", seed: "c" },
  ],
}

let toOutlines: ToOutlines
beforeAll(async () => {
  toOutlines = await openLettering()
})

describe("lettering", () => {
  const outlines = (text: string) => toOutlines(text, "serif").at(0, 0, 10)

  test("letters are outlines and know their width", () => {
    expect(outlines("Pune").match(/<path/g)).toHaveLength(4)
    expect(toOutlines("Pune Pune", "sans").width).toBeGreaterThan(toOutlines("Pune", "sans").width * 2)
    expect(toOutlines("", "sans")).toMatchObject({ width: 0 })
  })

  test("Devanagari is set in clusters, whatever the face", () => {
    // क + virama + ष is one letter, and the sign of i stands before the consonant it follows in the text.
    expect(outlines("क्ष").match(/<path/g)).toHaveLength(1)
    expect(toOutlines("मीरा", "serif").width).toBe(toOutlines("मीरा", "sans").width)
  })

  test("what no font has is left out; of an accented letter its base stays", () => {
    expect(outlines("Ghar 🏡 你好")).toBe(outlines("Ghar"))
    expect(outlines("Mandvā")).toBe(outlines("Mandva"))
    expect(outlines("\u202e\u0000\u200bGhar\n")).toBe(outlines("Ghar"))
  })
})

describe("lines", () => {
  const measure = (text: string) => [...text].length
  const sizes = [
    { lines: 1, size: 2 },
    { lines: 2, size: 1 },
  ] as const

  test("a short name is large, a longer one stands in two balanced lines", () => {
    expect(fitLines("Wada", measure, 20, sizes)).toEqual({ lines: ["Wada"], size: 2 })
    expect(fitLines("Wada Studio of Pune", measure, 20, sizes)).toEqual({ lines: ["Wada Studio", "of Pune"], size: 1 })
  })

  test("what does not fit is cut between letters", () => {
    const { lines } = fitLines("Wada Studio of Pune and all the world beyond it", measure, 20, sizes)
    expect(lines).toEqual(["Wada Studio of Pune", "and all the world b…"])
    expect(fitLines("a".repeat(5000), measure, 20, sizes).lines).toEqual([`${"a".repeat(19)}…`])
    // A consonant with its vowel sign is one.
    expect(fitLines("की".repeat(40), measure, 20, sizes).lines).toEqual([`${"की".repeat(9)}…`])
  })
})

test("every colour of a drawing is written out", () => {
  expect(plainColour("color-paper")).toBe("rgba(250,246,238,1)")
  expect(plainColour("draw-shade")).toBe("rgba(43,49,56,0.17)")
  // 12 % of #a8401f on #fffdf8.
  expect(plainColour("draw-tile-1")).toBe("rgba(245,230,222,1)")
  expect(() => plainColour("draw-moon")).toThrow("draw-moon")
  for (const kind of drawingKinds) {
    const svg = sharingSvg({ ...card, drawings: [{ kind, seed: "x" }, card.drawings[1], card.drawings[2]] }, toOutlines)
    expect(svg).not.toMatch(/var\(|<text|NaN|undefined/)
  }
})

test("nothing that people write gets into the picture but outlines", () => {
  const hostile = { ...card, title: `"><image href="file:///etc/passwd"/>`, line: "<script>alert(1)</script>" }
  expect(sharingSvg(hostile, toOutlines)).not.toMatch(/<image|<script|passwd|href/)
})

test("the address changes with what the picture says", () => {
  const path = (said: Partial<SharingCard>) => sharingPath({ page: "home", card: { ...card, ...said } })
  expect(path({})).toBe(path({}))
  expect(path({})).toMatch(/^\/sharing\/[0-9a-z]{1,7}\/home\.png$/)
  expect(path({ rating: { value: 4.9, count: 24 } })).not.toBe(path({}))
})

test("a sheet has its whole drawing, also one that is mirrored", () => {
  const paths = (svg: string) => svg.match(/<path/g)!.length
  const [, left, right] = card.drawings
  const onCard = (kind: "plan" | "elevation", seed: string) => {
    const drawing = { kind, seed }
    const all = paths(sharingSvg({ ...card, drawings: [drawing, left, right] }, toOutlines))
    return all - paths(pictureSvg(kind, seed, "low")!)
  }
  const around = onCard("plan", "0")
  for (let seed = 0; seed < 12; seed++) expect(onCard("elevation", `${seed}`), `${seed}`).toBe(around)
})

test("the address changes with how the picture is drawn", () => {
  const drawn = createHash("sha256")
  const firsts = [
    ...drawingKinds.map((kind) => ({ kind, seed: "architect" })),
    ...serviceSlugs.map((seed) => ({ kind: "service" as const, seed })),
  ]
  for (const first of firsts) {
    const drawings = [first, card.drawings[1], card.drawings[2]] as const
    drawn.update(sharingSvg({ ...card, drawings }, toOutlines))
  }
  const told =
    "Cards are drawn differently now, and the old ones are kept for a year: raise DESIGN in sharing-card.ts, then write both here"
  expect([DESIGN, drawn.digest("hex").slice(0, 16)], told).toEqual([9, "37dbe0858e954818"])
})

test("a page tells its picture by its whole address", () => {
  const page = { title: "Log in", description: "Here.", path: "/login", picture: { page: "login", card } }
  const meta = pageMeta({ publicUrl: "https://site.example", language: "en", cities: [], services: [] }, page)
  const content = (name: string) => meta.find((one) => Object.values(one).includes(name))
  expect(content("og:image")).toMatchObject({ content: `https://site.example${sharingPath({ page: "login", card })}` })
  expect(content("canonical")).toMatchObject({ href: "https://site.example/login" })
  expect(content("twitter:card")).toMatchObject({ content: "summary_large_image" })
  const site = { publicUrl: "https://site.example", language: "en" }
  const market = { cities: ["Pune"], services: ["architect"] }
  expect(siteOf([{ id: "root", loaderData: { ...site, market } }])).toEqual({ ...site, ...market })
  expect(siteOf([undefined])).toEqual({ publicUrl: "", language: "en", cities: [], services: [] })
})

describe("the desk", () => {
  /** Pictures that are done when the test says so. */
  const openSlowDesk = () => {
    const begun: { title: string; finish: () => void }[] = []
    const draw = ({ title }: SharingCard) =>
      new Promise<Buffer>((resolve) => begun.push({ title, finish: () => resolve(Buffer.from(title)) }))
    return { begun, ask: askerOf(openSharingPictures(draw)) }
  }
  const askerOf = (desk: ReturnType<typeof openSharingPictures>) => (key: string, about: SharingCard) =>
    desk({ key, card: about, network: "192.0.2.1" })
  const said = (title: string): SharingCard => ({ ...card, title })
  /** What is ready to go on has gone on. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  test("draws two at a time, and each picture once", async () => {
    const { begun, ask } = openSlowDesk()
    const asked = ["a", "a", "b", "c", "c"].map((title) => ask(title, said(title)))
    await settle()
    expect(begun.map(({ title }) => title)).toEqual(["a", "b"])
    begun[0]!.finish()
    await settle()
    expect(begun.map(({ title }) => title)).toEqual(["a", "b", "c"])
    for (const { finish } of begun) finish()
    expect((await Promise.all(asked)).map(String)).toEqual(["a", "a", "b", "c", "c"])
    await ask("a", said("a"))
    expect(begun).toHaveLength(3)
  })

  test("refuses rather than to let a flood wait, and recovers", async () => {
    const { begun, ask } = openSlowDesk()
    const asked = Array.from({ length: 40 }, (_, at) => ask(`${at}`, said(`${at}`)).then(String, (error) => error.code))
    for (let round = 0; round < 40; round++) {
      for (const { finish } of begun) finish()
      await settle()
    }
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer === "unavailable")).toHaveLength(8)
    const again = ask("39", said("39"))
    await settle()
    begun.at(-1)!.finish()
    expect(String(await again)).toBe("39")
  })

  test("a picture that failed is tried anew, and blocks nobody", async () => {
    let attempts = 0
    const desk = openSharingPictures(async () => {
      attempts++
      if (attempts < 4) throw new Error("no paper")
      return Buffer.from("done")
    })
    const ask = askerOf(desk)
    for (let attempt = 0; attempt < 3; attempt++) await expect(ask("x", card)).rejects.toThrow("no paper")
    expect(String(await ask("x", card))).toBe("done")
  })
})
