import { expect, test } from "vitest"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { documentSchema, emptyDocument } from "./document.schema.ts"
import { documentFromHtml, htmlOf } from "./document-html.server.ts"
import { documentFromMarkdown } from "./document-markdown.server.ts"
import { headingsOf, readingMinutes, textOf } from "./document-text.ts"

const again = (html: string) => htmlOf(documentFromHtml(html))
const doc = (...content: unknown[]) => documentSchema.parse({ type: "doc", content })
const text = (value: string, ...marks: unknown[]) => ({ type: "text", text: value, marks })

test("what is ours comes through HTML and back", () => {
  const html =
    '<h2 id="s-what-it-costs">What it costs</h2><p>From <strong>₹ 2 lakh</strong>, <em>mostly</em> <s>less</s>.<br>Ask.</p>' +
    '<ol start="3"><li>One<ul><li>inner</li></ul></li><li>Two</li></ol><blockquote><p>So he said</p></blockquote>' +
    "<pre><code>a &lt; b\n  c</code></pre><hr>" +
    '<div class="post-table" role="group" tabindex="0"><table><thead><tr><th scope="col">Work</th><th scope="col">Rate</th></tr></thead><tbody><tr><td>Paint</td><td colspan="2">₹ 18</td></tr></tbody></table></div>' +
    '<p><a href="/services/architect">here</a> and <a href="https://example.org/a?b=1&amp;c=2" rel="noopener nofollow ugc">there</a></p>' +
    '<figure><img src="/drawings/blog/kitchen.svg" alt="A kitchen" width="800" height="600" loading="lazy" decoding="async"><figcaption>Drawn</figcaption></figure>' +
    '<div data-live="cost_bands" data-service="architect"></div>'
  expect(again(html)).toBe(html)
})

test("a photograph is offered in its sizes", () => {
  expect(again('<img src="/files/0197/large" alt="" width="2048" height="1365">')).toContain(
    'srcset="/files/0197/small 480w,/files/0197/medium 1080w,/files/0197/large 2048w"',
  )
})

test("headings are numbered where two say the same, in any script", () => {
  const document = documentFromHtml("<h1>Cost</h1><h3>Cost</h3><h2>स्वयंपाकघर खर्च</h2><h2>!</h2>")
  expect(headingsOf(document)).toEqual([
    { id: "s-cost", level: 2, text: "Cost" },
    { id: "s-cost-2", level: 3, text: "Cost" },
    { id: "s-स्वयंपाकघर-खर्च", level: 2, text: "स्वयंपाकघर खर्च" },
    { id: "s-", level: 2, text: "!" },
  ])
  expect(htmlOf(document)).toContain('<h3 id="s-cost-2">')
})

test("text and reading time leave out how it looks", () => {
  const document = documentFromHtml(`<h2>One</h2><ul><li>two <b>three</b></li></ul><p>${"word ".repeat(600)}</p>`)
  expect(textOf(document).split("\n").slice(0, 2)).toEqual(["One", "two three"])
  expect(readingMinutes(document)).toBe(3)
  expect(readingMinutes(emptyDocument())).toBe(1)
})

test("tags that are left out keep their text", () => {
  expect(again("<article><font color=red>A</font> <u>b</u><p>c<custom-tag>d</custom-tag></article>e")).toBe(
    "<p>A b</p><p>cd</p><p>e</p>",
  )
})

test("what is not closed closes as browsers close it", () => {
  expect(again("<p>a<p>b<ul><li>c<li>d<ul><li>e</ul><li>f")).toBe(
    "<p>a</p><p>b</p><ul><li>c</li><li>d<ul><li>e</li></ul></li><li>f</li></ul>",
  )
  expect(again("<table><tr><td><b>a<td>b<tr><td>c</table>d")).toBe(
    '<div class="post-table" role="group" tabindex="0"><table><tbody><tr><td><strong>a</strong></td><td>b</td></tr><tr><td>c</td></tr></tbody></table></div><p>d</p>',
  )
  expect(again("<b>a<i>b</b>c</i>d")).toBe("<p><strong>a</strong><strong><em>b</em></strong><em>c</em>d</p>")
})

test("Word's lists become lists, without the signs it writes before items", () => {
  const item = (level: number, sign: string, value: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${value}<o:p></o:p></p>`
  expect(
    again(
      `<html><head><style>p{color:red}</style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body><!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>${item(1, "·", "a")}${item(2, "1.", "b")}${item(1, "·", "c")}<p>After</p>`,
    ),
  ).toBe("<p>Before</p><ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><p>After</p>")
})

test("Google Docs says by style what is bold, and leads by way of Google", () => {
  expect(
    again(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">a</span><span style="font-weight:400"> b </span><a href="https://www.google.com/url?q=https://pmc.gov.in/&amp;sa=D"><span>c</span></a></p><br class="Apple-interchange-newline"></b>',
    ),
  ).toBe('<p><strong><em>a</em></strong> b <a href="https://pmc.gov.in/" rel="noopener nofollow ugc">c</a></p>')
})

test("Markdown becomes the same document", () => {
  expect(
    htmlOf(
      documentFromMarkdown(
        '# Title\n\nSome **bold** and `code` and [a link](/help).\n\n1. a\n2. b\n   - c\n\n> quoted\n\n![A plan](/drawings/blog/plan.svg "Drawn by hand")\n\n{{cost_bands architect}}\n\n{{unknown thing}}\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\nx < y\n```',
      ),
    ),
  ).toBe(
    '<h2 id="s-title">Title</h2><p>Some <strong>bold</strong> and <code>code</code> and <a href="/help">a link</a>.</p>' +
      "<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol><blockquote><p>quoted</p></blockquote>" +
      '<figure><img src="/drawings/blog/plan.svg" alt="A plan" loading="lazy" decoding="async"><figcaption>Drawn by hand</figcaption></figure>' +
      '<div data-live="cost_bands" data-service="architect"></div>' +
      '<div class="post-table" role="group" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>' +
      "<pre><code>x &lt; y</code></pre>",
  )
})

test("a tree that comes in is made well-formed", () => {
  expect(
    doc(
      text("loose"),
      { type: "listItem", content: [text("item")] },
      { type: "tableCell", content: [{ type: "table", content: [] }] },
      { type: "heading", attrs: { level: 1, onclick: "x" }, content: [{ type: "paragraph", content: [text("in")] }] },
      { type: "codeBlock", content: [text("a", { type: "bold" }), { type: "hardBreak" }, text("b")] },
      { type: "unknown", content: [{ type: "paragraph", content: [text("kept", { type: "weird" }, "x")] }] },
      null,
      7,
    ).content,
  ).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "loose" }] },
    {
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "item" }] }] }],
    },
    {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [{ type: "tableCell", attrs: { colspan: 1, rowspan: 1 }, content: [{ type: "paragraph" }] }],
        },
      ],
    },
    { type: "paragraph", content: [{ type: "text", text: "in" }] },
    { type: "codeBlock", content: [{ type: "text", text: "a\nb" }] },
    { type: "paragraph", content: [{ type: "text", text: "kept" }] },
  ])
  expect(doc()).toEqual(emptyDocument())
})

test("invisible letters and halves of letters go", () => {
  const dirty = text("a\u0000b\u202ec\ud800")
  expect(textOf(doc({ type: "paragraph", content: [dirty] }))).toBe("abc\ufffd")
  expect(textOf(documentFromHtml("नि&#0;र्माण\u2067"))).toBe("नि\ufffdर्माण")
})

test("too much is refused before it is walked", () => {
  const deep = (levels: number) => {
    let node: object = text("x")
    for (let level = 0; level < levels; level += 1) node = { type: "blockquote", content: [node] }
    return { type: "doc", content: [node] }
  }
  expect(documentSchema.safeParse(deep(40)).success).toBe(true)
  expect(documentSchema.safeParse(deep(100_000)).success).toBe(false)
  const long = (letters: number) => ({
    type: "doc",
    content: [{ type: "paragraph", content: [text("x".repeat(letters))] }],
  })
  expect(documentSchema.safeParse(long(POST_LIMITS.text)).success).toBe(true)
  expect(documentSchema.safeParse(long(POST_LIMITS.text + 1)).success).toBe(false)
  const many = { type: "doc", content: Array.from({ length: 20_001 }, () => ({ type: "paragraph" })) }
  expect(documentSchema.safeParse(many).success).toBe(false)
  expect(() => documentFromHtml("<p>a".repeat(20_001))).toThrow()
  expect(() => documentFromMarkdown("x".repeat(POST_LIMITS.text + 1))).toThrow()
  expect(() => documentFromMarkdown("\n".repeat(6001))).toThrow()
})

test("a text of ordinary words is as long as a post can be", () => {
  const words = "plans and papers ".repeat(11_700)
  for (const document of [
    documentFromHtml(`<h2>Long</h2><p>${words}</p>`),
    documentFromMarkdown(`## Long\n\n${words}`),
  ])
    expect(documentSchema.parse(document).content.map(({ type }) => type)).toEqual(["heading", "paragraph"])
  expect(again("<p>a <u> b</u> <i> c</i></p><pre>\n\nx<br>y &amp; z</pre>")).toBe(
    "<p>a b <em>c</em></p><pre><code>\nx\ny &amp; z</code></pre>",
  )
})
