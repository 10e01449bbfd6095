import { readdirSync, readFileSync, statSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { readers } from "./blog-readers.ts"
import { professionals } from "./catalogue.ts"
import { customers } from "./customers.ts"

const folder = new URL("./blog/", import.meta.url)
const drawings = new URL("../../public/drawings/blog/", import.meta.url)
const fields = [
  "slug",
  "title",
  "excerpt",
  "category",
  "tags",
  "author",
  "published",
  "featured",
  "featured_alt",
] as const

const posts = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => {
    const [, head = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(name, folder), "utf8")) ?? []
    const front = Object.fromEntries(
      head.split("\n").map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1, 3) ?? [line, ""]),
    )
    const figures = [...body.matchAll(/^!\[([^\]]+)\]\((\S+) "([^"]+)"\)$/gm)].map(([, alt, src, caption]) => ({
      alt,
      src,
      caption,
    }))
    return { name, front: front as Record<(typeof fields)[number], string>, body, figures }
  })

/** The colours of a drawing on dark paper, and no other style. */
const darkPaper =
  /<style>@media \(prefers-color-scheme:dark\)\{((?:(?:path)?(?:\[(?:fill|stroke)(?:="#[0-9a-f]{6}")?\])+\{(?:fill|stroke):#[0-9a-f]{6}\})+)\}<\/style>/

const sizeOf = (src: string) => {
  const svg = readFileSync(new URL(src.replace("/drawings/blog/", ""), drawings), "utf8")
  return /viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/.exec(svg)?.slice(1).map(Number)
}

test("there are twelve posts in all five categories, by at least eight people", () => {
  expect(posts).toHaveLength(12)
  expect(new Set(posts.map(({ front }) => front.category))).toEqual(
    new Set(["costs", "rules", "building", "homes", "people"]),
  )
  expect(new Set(posts.map(({ front }) => front.author)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(posts.map(({ front }) => front.title)).size).toBe(12)
})

describe.each(posts)("$name", ({ name, front, body, figures }) => {
  test("says all that stands above a post", () => {
    expect(Object.keys(front)).toEqual([...fields])
    expect(`${front.slug}.md`).toBe(name)
    expect(front.title.length).toBeLessThanOrEqual(70)
    expect(front.excerpt.length).toBeGreaterThan(60)
    expect(front.excerpt.length).toBeLessThanOrEqual(200)
    const tags = front.tags.split(", ")
    expect(tags.length).toBeLessThanOrEqual(6)
    expect(tags.filter((tag) => !tag || tag.length > 30)).toEqual([])
    expect(professionals.map((one) => one.name)).toContain(front.author)
    expect(front.published >= "2025-11-20" && front.published < "2026-11-20").toBe(true)
    expect(new Date(front.published).toISOString()).toMatch(new RegExp(`^${front.published}`))
  })

  test("is long enough to help and short enough to be read", () => {
    const words = body
      .replace(/\]\([^)]*\)/g, "]")
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1400)
    expect(body.trimStart()).not.toMatch(/^[#!|]/)
    expect(body).not.toMatch(/^# /m)
  })

  test("shows its drawings in their sizes", () => {
    expect(figures.length).toBeGreaterThanOrEqual(2)
    expect(body.match(/!\[/g)).toHaveLength(figures.length)
    expect(sizeOf(front.featured)).toEqual([1200, 675])
    for (const { src } of figures) expect(sizeOf(src!)).toEqual([960, 600])
  })

  test("has its figures from rows, and its facts from somewhere", () => {
    const live = body.match(/^\{\{.*$/gm) ?? []
    expect(live.length).toBeGreaterThan(0)
    for (const part of live)
      expect(part).toMatch(/^\{\{(cost_bands|free_times|professionals) (interior-designer|architect)\}\}$/)
    const sources = body.split("\n## Sources\n")[1] ?? ""
    expect(sources.match(/^- .+/gm)?.length).toBeGreaterThanOrEqual(2)
    expect(sources).toMatch(/\]\(https?:\/\//)
    expect(sources).toMatch(/checked (again )?in \w+ 202[56]|as of \w+ 202[56]/i)
  })

  test("links to posts that exist", () => {
    const slugs = posts.map((post) => post.front.slug)
    for (const [, slug] of body.matchAll(/\]\(\/blog\/([\w-]+)\)/g)) expect(slugs).toContain(slug)
  })
})

test("every drawing is used once, small, and runs or loads nothing", () => {
  const used = posts.flatMap(({ front, figures }) => [front.featured, ...figures.map(({ src }) => src!)])
  const stored = readdirSync(drawings).map((name) => `/drawings/blog/${name}`)
  expect(used.toSorted()).toEqual(stored.toSorted())
  for (const src of stored) {
    const file = new URL(src.replace("/drawings/blog/", ""), drawings)
    expect(statSync(file).size).toBeLessThanOrEqual(25_000)
    const markup = readFileSync(file, "utf8").replace('xmlns="http://www.w3.org/2000/svg"', "").replace(darkPaper, "")
    expect(markup).not.toMatch(/<script|<style|<image|<foreignObject|\bon\w+=|style=|href|url\(|https?:/)
  }
})

test("every drawing has a colour on dark paper for each that it has on light", () => {
  for (const name of readdirSync(drawings)) {
    const svg = readFileSync(new URL(name, drawings), "utf8")
    const [, rules = ""] = darkPaper.exec(svg) ?? []
    const colours = new Set(svg.replace(darkPaper, "").match(/(?:fill|stroke)="#[0-9a-f]{6}"/g))
    expect
      .soft(
        [...colours].filter((one) => !rules.includes(`[${one}]{`)),
        name,
      )
      .toEqual([])
  }
})

test("no word in a drawing is smaller than nine pixels on a phone", () => {
  for (const name of readdirSync(drawings)) {
    const svg = readFileSync(new URL(name, drawings), "utf8")
    const wide = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g))
      expect.soft((Number(size) * PHONE) / wide, name).toBeGreaterThan(9)
  }
})
/** Pixels between the margins of a page that is 360 wide. */
const PHONE = 328

test("each post has readers, who say something", () => {
  expect(Object.keys(readers).toSorted()).toEqual(posts.map(({ front }) => front.slug).toSorted())
  for (const { views, likes, comments } of Object.values(readers)) {
    expect(likes).toBeLessThan(views / 10)
    expect(comments.length).toBeGreaterThan(0)
    for (const { by } of comments) expect(customers).toContain(by)
  }
})
