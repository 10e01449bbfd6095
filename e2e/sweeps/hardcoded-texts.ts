/**
 * Texts of a page in the pseudo-language that are outside brackets and are no data: they are hard-coded, not from a file of
 * texts.
 */
import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { APIRequestContext, Page } from "@playwright/test"
import { brand } from "../../src/brand.ts"
import { policy } from "../../src/policy.ts"
import { outsideBrackets, readBrackets } from "../../test/outside-brackets.ts"

interface Shown {
  where: string
  text: string
}

/** Texts in their order, and the attributes and heads that are read to people, each with where it stands. */
const readPage = () => {
  const isSilent = (element: Element | null) =>
    !element || element.closest("script,style,noscript,template,[translate=no]")
  const texts: Shown[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!isSilent(parent)) texts.push({ where: parent!.tagName.toLowerCase(), text: node.nodeValue ?? "" })
  }
  const attributes = ["aria-label", "title", "alt", "placeholder"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => !isSilent(element))
      .map((element): Shown => ({ where: `@${name}`, text: element.getAttribute(name) ?? "" })),
  )
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=description],meta[property^='og:']")]
  const said = metas.filter(({ attributes }) => !/url|image$|type|locale|width|height/.test(attributes[0]!.value))
  const heads = [document.title, ...said.map(({ content }) => content)].map((text): Shown => ({ where: "head", text }))
  return { texts, alone: [...attributes, ...heads] }
}

/** Every text of a module of the demo, however deep it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase()

let data: ReturnType<typeof readData> | undefined
/** What the rows of the demo say, and what the catalogue and the brand are called: read once in a worker. */
export const dataOf = (request: APIRequestContext) => {
  data ??= readData(request)
  return data
}

/** Of a post what stands on its card. */
const headOf = (post: string) => [...post.matchAll(/^(?:title|excerpt): (.+)$/gm)].map(([, text]) => text!)

const readData = async (request: APIRequestContext) => {
  const files = globSync("db/demo/*.ts").filter((path) => !/\.(test|server|types)\./.test(path))
  const modules = await Promise.all(files.map((path) => import(resolve(path)) as Promise<unknown>))
  const answers = ["/api/services/categories", "/api/location/options", "/api/blog/categories"]
  const bodies = await Promise.all(answers.map(async (path) => (await request.get(path)).json() as Promise<unknown>))
  const posts = globSync("db/demo/blog/*.md").flatMap((path) => headOf(readFileSync(path, "utf8")))
  const texts = [...modules, ...bodies, ...posts, brand, policy].flatMap(textsIn)
  return {
    whole: texts.map(plain).join(" ¦ "),
    each: new Set(texts.flatMap((text) => [plain(text), ...partsOf(text)])),
  }
}
type Data = Awaited<ReturnType<typeof dataOf>>

/** "Kothrud, Pune": names in a row are data too. */
const partsOf = (text: string) =>
  text
    .split(/[,·:;&()“”"–—.\n/]|\s-\s/)
    .map((piece) => plain(piece).trim())
    .filter((piece) => /\p{L}/u.test(piece))

/** Initials stand for a name; of a long text a part may be shown. */
const isData = ({ whole, each }: Data, text: string) =>
  /^\p{Lu}{1,2}$/u.test(text) ||
  each.has(plain(text)) ||
  (text.length > 40 && whole.includes(plain(text))) ||
  partsOf(text).every((piece) => each.has(piece))

export const hardcodedTextsOn = async (page: Page, data: Data) => {
  const { texts, alone } = await page.evaluate(readPage)
  const { outsideOf, isClosed } = readBrackets()
  const outside = [
    ...texts.map(({ where, text }) => ({ where, text: outsideOf(text) })),
    ...alone.map(({ where, text }) => ({ where, text: outsideBrackets(text) })),
  ]
  const hardcoded = outside.filter(({ text }) => /\p{L}/u.test(text) && !isData(data, text))
  const found = new Set(hardcoded.map(({ where, text }) => `${where}: ${text}`))
  return isClosed() ? [...found] : [...found, "page: a bracket that is not closed"]
}
