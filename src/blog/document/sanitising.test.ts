import { type DefaultTreeAdapterTypes, parse } from "parse5"
import { expect, test } from "vitest"
import { linkAddress } from "./addresses.ts"
import { documentSchema } from "./document.schema.ts"
import { documentFromHtml, htmlOf } from "./document-html.server.ts"
import { documentFromMarkdown } from "./document-markdown.server.ts"
import { xssCorpus } from "./xss-corpus.ts"

const allowedTags = new Set(
  "html head body p h2 h3 h4 ul ol li blockquote pre code hr br div table thead tbody tr th td a strong em s figure figcaption img".split(
    " ",
  ),
)
const allowedAttributes = new Set(
  "id href rel src srcset sizes alt width height loading decoding class role tabindex scope colspan rowspan start data-live data-service".split(
    " ",
  ),
)

type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsOf(child)] : []))

/** As a browser that is given it would read it. */
const faultsOf = (html: string) =>
  elementsOf(parse(html)).flatMap(({ tagName, attrs, namespaceURI }) => [
    ...(allowedTags.has(tagName) && namespaceURI.endsWith("/xhtml") ? [] : [tagName]),
    ...attrs.filter(({ name }) => !allowedAttributes.has(name)).map(({ name }) => `${tagName} ${name}`),
    ...attrs
      .filter(({ name, value }) => name === "href" && !/^(https?:\/\/|mailto:|tel:|\/(?!\/))/.test(value))
      .map(({ value }) => value),
    ...attrs
      .filter(({ name, value }) => name === "src" && !/^\/(files|drawings\/blog)\//.test(value))
      .map(({ value }) => value),
  ])

test.each(xssCorpus)("nothing executable is left of %s", (_, attack) => {
  for (const read of [documentFromHtml, documentFromMarkdown]) {
    const document = read(attack)
    const html = htmlOf(document)
    expect(faultsOf(html)).toEqual([])
    // What is stored is what comes of it again, also by way of JSON.
    expect(htmlOf(documentSchema.parse(JSON.parse(JSON.stringify(document))))).toBe(html)
    expect(htmlOf(documentFromHtml(html))).toBe(html)
  }
})

test.each(xssCorpus)("nor in the texts and addresses of a tree: %s", (_, attack) => {
  const document = documentSchema.parse({
    type: "doc",
    content: [
      { type: attack, content: [{ type: "text", text: attack }] },
      { type: "paragraph", attrs: { [attack]: attack }, content: [{ type: "text", text: attack }] },
      { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: attack } }] }] },
      { type: "heading", attrs: { level: attack }, content: [{ type: "text", text: attack }] },
      { type: "orderedList", attrs: { start: attack }, content: [{ type: "text", text: attack }] },
      { type: "image", attrs: { src: attack, alt: attack } },
      { type: "image", attrs: { src: "/drawings/blog/a.svg", alt: attack, caption: attack, width: attack } },
      { type: "live", attrs: { kind: attack, service: attack } },
      { type: "live", attrs: { kind: "cost_bands", service: attack } },
      {
        type: "tableCell",
        attrs: { colspan: attack },
        content: [{ type: "codeBlock", content: [{ type: "text", text: attack }] }],
      },
    ],
  })
  expect(faultsOf(htmlOf(document))).toEqual([])
})

test("links lead to pages, mails and telephones", () => {
  expect(linkAddress("https://pmc.gov.in/en")).toBe("https://pmc.gov.in/en")
  expect(linkAddress(" /services/architect?x=1#top ")).toBe("/services/architect?x=1#top")
  expect(linkAddress("/a/../b")).toBe("/b")
  expect(linkAddress("mailto:a@example.org")).toBe("mailto:a@example.org")
  expect(linkAddress("tel:+912012345678")).toBe("tel:+912012345678")
  for (const bad of [
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://example.org/1",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https://user:secret@example.org/",
    "https:",
    "relative",
    "",
    null,
    {},
    `https://example.org/${"a".repeat(2000)}`,
  ]) {
    expect(linkAddress(bad), String(bad)).toBeNull()
  }
})

const LETTERS = 200_000
const filled = (part: string) => part.repeat(Math.ceil(LETTERS / part.length)).slice(0, LETTERS)

/** Each takes a parser that is not linear minutes, or its stack. */
const endless: [string, string][] = [
  ["<div> in <div>", filled("<div>")],
  ["<ul><li> in <li>", filled("<ul><li>")],
  ["tables in cells", filled("<table><tr><td>")],
  ["quotes in quotes", filled("<blockquote>")],
  ["svg in svg", filled("<svg>")],
  ["templates", filled("<template>")],
  ["formatting never closed", filled("<b id=1><i><a href=/x>")],
  ["formatting and paragraphs", filled("<b><p>x")],
  ["formatting closed in another order", filled("<b><i></b></i>x")],
  ["ends of what never began", filled("</p></div></table></b>")],
  ["attributes", `<p ${filled("a1 b2 c3 ")}>x`],
  ["entities", filled("&lt")],
  ["comments", filled("<!--")],
  ["open brackets", filled("<")],
  ["script never closed", `<script>${filled("</scrip")}`],
  ["spaces", `a${filled(" ")}b`],
  ["one word", filled("x")],
  ["Word's items", filled("<p style='mso-list:l0 level6'>x").slice(0, 150_000)],
]

test.each(endless)("200,000 letters of %s are read in linear time", { timeout: 30_000 }, (_, html) => {
  const start = performance.now()
  try {
    htmlOf(documentFromHtml(html))
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid" })
  }
  expect(performance.now() - start).toBeLessThan(15_000)
})

const endlessMarkdown: [string, string][] = [
  ["brackets", filled("[")],
  ["links", filled("[a](b")],
  ["delimiters", filled("a_")],
  ["stars", filled("**a ")],
  ["backticks", filled("` ")],
  ["quotes", filled("> ")],
  ["items in items", Array.from({ length: 600 }, (_, level) => `${"  ".repeat(level % 300)}- a`).join("\n")],
  ["underlined headings", "a\n-\n".repeat(3000)],
  ["quoted paragraphs", "> a\n\n".repeat(3000)],
  ["lines that end a quote", "> a\nb\n".repeat(3000)],
  ["HTML", filled("<div>").replace(/(.{60})/g, "$1\n\n")],
]

test.each(endlessMarkdown)("so is Markdown of %s", { timeout: 30_000 }, (_, markdown) => {
  const start = performance.now()
  try {
    documentFromMarkdown(markdown.split("\n").slice(0, 6000).join("\n"))
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid" })
  }
  expect(performance.now() - start).toBeLessThan(15_000)
})
