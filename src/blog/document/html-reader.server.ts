// Reads HTML into loose nodes, which `wellFormed` makes a document of. parse5 splits it into tokens as browsers do; the tree
// is made here: a browser's own rules can make of n letters a tree of n² nodes, and what they move about is what sanitisers
// were tricked by. Here each token is looked at once, and nothing of a tag but what stands in this folder's lists is kept.
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from "parse5"
import { HtmlMarks } from "./html-marks.server.ts"
import { trimEnd, trimSpaces } from "./html-spaces.server.ts"
import {
  attrOf,
  breaks,
  containerAttrs,
  containers,
  dropped,
  ends,
  isCellTag,
  isOfTable,
  isVoid,
  levels,
  rawText,
} from "./html-tags.server.ts"
import { type LooseNode, MAX_NESTING, type OpenNode } from "./well-formed.ts"
import { gatherWordLists, isWordMarker, wordItem } from "./word-lists.server.ts"

interface Frame {
  tag: string
  node: OpenNode
  /** Of what stood around a cell: a tag that is not closed in one does not leak into the next. */
  marks?: HtmlMarks
}

export const readHtml = (html: string): LooseNode => {
  const reader = new HtmlReader()
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader)
  reader.tokenizer = tokenizer
  tokenizer.write(html, true)
  return reader.document
}

class HtmlReader implements TokenHandler {
  tokenizer: Tokenizer | undefined
  readonly document: OpenNode = { type: "doc", content: [] }
  #frames: Frame[] = [{ tag: "", node: this.document }]
  /** Containers that were too deep to be opened, so that their ends close nothing else. */
  #unopened = new Map<string, number>()
  #marks = new HtmlMarks()
  /** The paragraph, heading or code that text goes into. */
  #leaf: OpenNode | undefined
  #heading: { tag: string; level: number } | undefined
  #isCode = false
  /** Of the text that was added last. */
  #endsWithSpace = false
  #word: LooseNode | undefined
  #dropped: { tag: string; depth: number } | undefined
  #figure: OpenNode | undefined
  #caption: string[] | undefined

  onStartTag({ tagName: tag, attrs, selfClosing }: Token.TagToken) {
    if (this.#dropped) {
      if (this.#dropped.tag === tag && !selfClosing) this.#dropped.depth += 1
      this.#readRaw(tag)
      return
    }
    if (dropped.has(tag) || isWordMarker(tag, attrs)) {
      if (isVoid.has(tag) || (selfClosing && (tag === "svg" || tag === "math"))) return
      this.#dropped = { tag, depth: 1 }
      this.#readRaw(tag)
      return
    }
    if (this.#isCode) return this.#startInCode(tag)
    const level = levels[tag]
    if (tag === "br") this.#addInline({ type: "hardBreak", content: [] })
    else if (tag === "img") this.#addImage(attrs)
    else if (tag === "hr") this.#addBlock({ type: "horizontalRule", content: [] })
    else if (tag === "pre") this.#startCode()
    else if (level) {
      this.#closeLeaf()
      this.#heading = { tag, level }
    } else if (containers[tag]) this.#open(tag, attrs)
    else if (breaks.has(tag)) this.#startBreak(tag, attrs)
    else this.#marks.start(tag, attrs)
  }

  onEndTag({ tagName: tag }: Token.TagToken) {
    if (this.#dropped) {
      if (this.#dropped.tag === tag && --this.#dropped.depth === 0) this.#dropped = undefined
      return
    }
    if (this.#isCode) {
      if (tag === "pre") this.#closeLeaf()
      return
    }
    if (tag === "p" || levels[tag] || breaks.has(tag)) this.#endBreak(tag)
    else if (containers[tag]) this.#close(tag)
    else this.#marks.end(tag)
  }

  onCharacter({ chars }: Token.CharacterToken) {
    if (this.#dropped) {
      // A number before an item of Word's says which list it is of.
      if (this.#word && /^\s*\w{1,4}[.)]/.test(chars))
        this.#word.attrs = { ...(this.#word.attrs as object), ordered: true }
      return
    }
    if (this.#caption) this.#caption.push(chars)
    else this.#addText(chars)
  }

  onWhitespaceCharacter(token: Token.CharacterToken) {
    this.onCharacter(token)
  }

  onNullCharacter() {}
  onComment() {}
  onDoctype() {}

  onEof() {
    this.#closeLeaf()
    while (this.#frames.length > 1) this.#pop()
    gatherWordLists(this.document)
  }

  /** What follows such a tag is no markup up to its end. */
  #readRaw(tag: string) {
    if (this.#dropped?.tag === "svg" || this.#dropped?.tag === "math") return
    if (tag === "script") this.tokenizer!.state = TokenizerMode.SCRIPT_DATA
    else if (tag === "title" || tag === "textarea") this.tokenizer!.state = TokenizerMode.RCDATA
    else if (rawText.has(tag)) this.tokenizer!.state = TokenizerMode.RAWTEXT
  }

  get #top() {
    return this.#frames.at(-1)!
  }

  #open(tag: string, attrs: Token.Attribute[]) {
    this.#closeLeaf()
    this.#heading = undefined
    const rule = ends[tag]
    if (rule) this.#closeWithin(...rule)
    if (this.#frames.length > MAX_NESTING * 2) {
      this.#unopened.set(tag, (this.#unopened.get(tag) ?? 0) + 1)
      return
    }
    const node: OpenNode = { type: containers[tag], attrs: containerAttrs(tag, attrs), content: [] }
    this.#top.node.content.push(node)
    if (!isCellTag(tag)) this.#frames.push({ tag, node })
    else {
      this.#frames.push({ tag, node, marks: this.#marks })
      this.#marks = new HtmlMarks()
    }
  }

  #closeWithin(closes: readonly string[], upTo: readonly string[]) {
    const at = this.#frames.findLastIndex(({ tag }) => closes.includes(tag) || upTo.includes(tag))
    if (at > 0 && closes.includes(this.#frames[at]!.tag)) while (this.#frames.length > at) this.#pop()
  }

  #close(tag: string) {
    this.#closeLeaf()
    const unopened = this.#unopened.get(tag) ?? 0
    if (unopened > 0) {
      this.#unopened.set(tag, unopened - 1)
      return
    }
    const at = this.#frames.findLastIndex((frame) => frame.tag === tag || (!isOfTable(tag) && isCellTag(frame.tag)))
    if (at > 0 && this.#frames[at]!.tag === tag) while (this.#frames.length > at) this.#pop()
  }

  #pop() {
    const { node, marks } = this.#frames.pop()!
    gatherWordLists(node)
    if (marks) this.#marks = marks
  }

  #startBreak(tag: string, attrs: Token.Attribute[]) {
    this.#closeLeaf()
    if (tag === "p") this.#word = wordItem(attrs)
    if (tag === "figcaption" && this.#figure) this.#caption = []
    const live = tag === "div" && attrOf(attrs, "data-live")
    if (live)
      this.#addBlock({ type: "live", attrs: { kind: live, service: attrOf(attrs, "data-service") }, content: [] })
  }

  #endBreak(tag: string) {
    this.#closeLeaf()
    this.#heading = undefined
    if (tag === "figcaption") this.#endCaption()
    if (tag === "figure") {
      this.#endCaption()
      this.#figure = undefined
    }
  }

  #endCaption() {
    if (this.#caption && this.#figure) {
      this.#figure.attrs = { ...(this.#figure.attrs as object), caption: this.#caption.join("") }
    }
    this.#caption = undefined
  }

  #addImage(attrs: Token.Attribute[]) {
    const node: OpenNode = {
      type: "image",
      attrs: {
        src: attrOf(attrs, "src"),
        alt: attrOf(attrs, "alt"),
        caption: attrOf(attrs, "title"),
        width: Number(attrOf(attrs, "width")),
        height: Number(attrOf(attrs, "height")),
      },
      content: [],
    }
    this.#figure = node
    this.#addBlock(node)
  }

  #addBlock(node: OpenNode) {
    this.#closeLeaf()
    this.#top.node.content.push(node)
  }

  #startCode() {
    this.#addBlock({ type: "codeBlock", content: [] })
    this.#leaf = this.#top.node.content.at(-1)
    this.#isCode = true
  }

  #startInCode(tag: string) {
    if (tag === "br") this.#addCode("\n")
  }

  #addCode(chars: string) {
    const [text] = this.#leaf!.content
    if (text) text.text += chars
    else this.#leaf!.content.push(textNode(chars))
  }

  #addText(chars: string) {
    // A line break straight after the tag is none.
    if (this.#isCode) return this.#addCode(this.#leaf!.content.length === 0 ? chars.replace(/^\n/, "") : chars)
    const text = chars.replace(/[ \t\n\f\r]+/g, " ")
    const marks = this.#marks.current()
    const last = this.#leaf?.content.at(-1)
    // A token is a word or a space: as nodes they would be more than a document may have. What stands there is not looked at
    // again: with each token that is the square of a text's length.
    if (last?.type === "text" && last.marks === marks) last.text += this.#endsWithSpace ? text.replace(/^ /, "") : text
    else if (this.#leaf || text !== " ") this.#addInline({ ...textNode(text), marks })
    this.#endsWithSpace = text.endsWith(" ")
  }

  #addInline(node: OpenNode) {
    this.#leaf ??= this.#openLeaf()
    this.#leaf.content.push(node)
  }

  #openLeaf() {
    const leaf: OpenNode = {
      ...(this.#heading
        ? { type: "heading", attrs: { level: this.#heading.level } }
        : (this.#word ?? { type: "paragraph" })),
      content: [],
    }
    this.#top.node.content.push(leaf)
    return leaf
  }

  #closeLeaf() {
    const leaf = this.#leaf
    this.#leaf = undefined
    this.#word = undefined
    this.#isCode = false
    if (!leaf) return
    if (leaf.type === "codeBlock") trimEnd(leaf, /\n$/)
    else trimSpaces(leaf)
    if (leaf.content.length === 0) this.#top.node.content.pop()
  }
}

const textNode = (text: string): OpenNode => ({ type: "text", text, content: [] })
