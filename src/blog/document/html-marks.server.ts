// The marks that are open while HTML is read. Tags of marks may close in another order than they opened: each ends the last of
// its own name.
import type { Token } from "parse5"
import type { LooseNode } from "./well-formed.ts"

type Plain = "bold" | "italic" | "strike" | "code"

const markOfTag: Record<string, Plain> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  s: "strike",
  strike: "strike",
  del: "strike",
  code: "code",
  tt: "code",
  kbd: "code",
  samp: "code",
}
const styled = new Set(["span", "font", "b", "strong", "i", "em"])

export class HtmlMarks {
  /** Of each tag that is open, the marks it brought. */
  #open = new Map<string, Plain[][]>()
  #count: Record<Plain, number> = { bold: 0, italic: 0, strike: 0, code: 0 }
  #links: (string | undefined)[] = []
  #current: LooseNode[] | undefined

  start(tag: string, attrs: readonly Token.Attribute[]) {
    if (tag !== "a" && !markOfTag[tag] && !styled.has(tag)) return
    if (tag === "a") this.#links.push(targetOf(attrs.find(({ name }) => name === "href")?.value))
    const marks = marksOf(tag, attrs.find(({ name }) => name === "style")?.value ?? "")
    const open = this.#open.get(tag)
    if (open) open.push(marks)
    else this.#open.set(tag, [marks])
    this.#add(marks, 1)
  }

  end(tag: string) {
    const marks = this.#open.get(tag)?.pop()
    if (!marks) return
    if (tag === "a") this.#links.pop()
    this.#add(marks, -1)
  }

  current() {
    this.#current ??= this.#made()
    return this.#current
  }

  #made(): LooseNode[] {
    const marks: LooseNode[] = Object.entries(this.#count)
      .filter(([, count]) => count > 0)
      .map(([type]) => ({ type }))
    const href = this.#links.at(-1)
    return href === undefined ? marks : [...marks, { type: "link", attrs: { href } }]
  }

  #add(marks: readonly Plain[], by: 1 | -1) {
    for (const mark of marks) this.#count[mark] += by
    this.#current = undefined
  }
}

/** Google Docs puts everything into a `b` that is not bold, and says by style what is. */
const marksOf = (tag: string, style: string): Plain[] => {
  const marks = new Set<Plain>()
  if (markOfTag[tag]) marks.add(markOfTag[tag])
  if (!styled.has(tag)) return [...marks]
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  if (weight) {
    if (/^(bold|bolder|[6-9]00)$/i.test(weight)) marks.add("bold")
    else marks.delete("bold")
  }
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]
  if (slant) {
    if (/^(italic|oblique)$/i.test(slant)) marks.add("italic")
    else marks.delete("italic")
  }
  if (/text-decoration[\w-]*:[^;]*line-through/i.test(style)) marks.add("strike")
  return [...marks]
}

/** Links out of Google Docs lead by way of Google. */
const targetOf = (href: string | undefined) => {
  if (!href?.startsWith("https://www.google.com/url?") || !URL.canParse(href)) return href
  return new URL(href).searchParams.get("q") ?? href
}
