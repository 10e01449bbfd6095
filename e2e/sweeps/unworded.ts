/**
 * What a page in the pseudo-language says outside of its brackets: either data, or a sentence that never went through a
 * words file.
 */
import { globSync } from "node:fs"
import { resolve } from "node:path"
import type { APIRequestContext, Page } from "@playwright/test"
import { brand } from "../../src/brand.ts"
import { CLOSE, OPEN } from "../../src/platform/words/pseudo-language.ts"

/** Texts and the attributes that are read to people, each where it stands. */
const readPage = ([open, close]: [string, string]) => {
  const outside: string[] = []
  const say = (where: string, text: string) => outside.push(`${where}: ${text.replace(/\s+/g, " ").trim()}`)
  const isSilent = (element: Element | null) =>
    !element || element.closest("script,style,noscript,template,[translate=no]")
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let depth = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (isSilent(node.parentElement)) continue
    let kept = ""
    for (const letter of node.nodeValue ?? "") {
      if (letter === open) depth++
      if (depth === 0) kept += letter
      if (letter === close) depth--
    }
    if (/\p{L}/u.test(kept)) say(node.parentElement!.tagName.toLowerCase(), kept)
  }
  const stripped = (text: string) => {
    let level = 0
    return [...text].filter((letter) => {
      if (letter === open) level++
      const isOutside = level === 0
      if (letter === close) level--
      return isOutside
    })
  }
  for (const name of ["aria-label", "title", "alt", "placeholder"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isSilent(element)) continue
      const kept = stripped(element.getAttribute(name) ?? "").join("")
      if (/\p{L}/u.test(kept)) say(`@${name}`, kept)
    }
  }
  const head = [...document.querySelectorAll<HTMLMetaElement>("meta[name=description],meta[property^='og:']")]
  const heads = head.filter(({ attributes }) => !/url|image$|type|locale|width|height/.test(attributes[0]!.value))
  for (const text of [document.title, ...heads.map(({ content }) => content)]) {
    const kept = stripped(text).join("")
    if (/\p{L}/u.test(kept)) say("head", kept)
  }
  if (depth !== 0) say("page", "a bracket that is not closed")
  return outside
}

/** Every text of a module of the demo, however deep it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase()

/** What the rows of the demo say, and what the catalogue and the brand are called. */
export const dataOf = async (request: APIRequestContext) => {
  const files = globSync("db/demo/*.ts").filter((path) => !/\.(test|server|types)\./.test(path))
  const modules = await Promise.all(files.map((path) => import(resolve(path)) as Promise<unknown>))
  const answers = ["/api/services/categories", "/api/location/options"]
  const bodies = await Promise.all(answers.map(async (path) => (await request.get(path)).json() as Promise<unknown>))
  const texts = [...modules, ...bodies, brand].flatMap(textsIn)
  return {
    whole: texts.map(plain).join(" ¦ "),
    each: new Set(texts.flatMap((text) => [plain(text), ...piecesOf(text)])),
  }
}
type Data = Awaited<ReturnType<typeof dataOf>>

/** "Kothrud, Pune": names in a row are data too. */
const piecesOf = (text: string) =>
  text
    .split(/[,·:;&()“”"–—.\n/]|\s-\s/)
    .map((piece) => plain(piece).trim())
    .filter((piece) => /\p{L}/u.test(piece))

/** Initials stand for a name; of a long text a part may be shown. */
const isData = ({ whole, each }: Data, text: string) =>
  /^\p{Lu}{1,2}$/u.test(text) ||
  each.has(plain(text)) ||
  (text.length > 40 && whole.includes(plain(text))) ||
  piecesOf(text).every((piece) => each.has(piece))

export const unwordedOn = async (page: Page, data: Data) => {
  const outside = await page.evaluate(readPage, [OPEN, CLOSE] as [string, string])
  return [...new Set(outside)].filter((one) => !isData(data, one.slice(one.indexOf(": ") + 2)))
}
