// Markdown as a document: its HTML goes the way of all HTML. What would take a parser longer than its length says (many
// delimiters in one paragraph, quotes in quotes) is left as it was typed.
import { Lexer, Parser, type Token, Tokenizer } from "marked"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { documentFromHtml, tooLong } from "./document-html.server.ts"
import { lineOfText } from "./document-text.ts"
import type { Block, Document } from "./nodes.ts"
import { wellFormed } from "./well-formed.ts"

/** 200,000 letters in lines of 70 are less than half of it. */
const MAX_LINES = 6000
const MAX_DELIMITERS = 400
const MAX_QUOTED = 8
/** Of what is looked through for a heading that is underlined. */
const MAX_HEADING = 2000

const delimiters = /[*_~`[\]<&!\\:@]/g

class BoundedTokenizer extends Tokenizer {
  override lheading(source: string) {
    return super.lheading(source.slice(0, MAX_HEADING))
  }
}

class BoundedLexer extends Lexer {
  #depth = 0

  override inline(source: string, tokens: Token[] = []) {
    if ((source.match(delimiters)?.length ?? 0) <= MAX_DELIMITERS) return super.inline(source, tokens)
    tokens.push({ type: "text", raw: source, text: source, escaped: false })
    return tokens
  }

  override blockTokens(source: string, tokens: Token[] = [], isLastParagraphClipped?: boolean): never {
    if (this.#depth >= MAX_QUOTED) {
      tokens.push({ type: "paragraph", raw: source, text: source, tokens: this.inline(source) })
      return tokens as never
    }
    this.#depth += 1
    try {
      return super.blockTokens(source, tokens, isLastParagraphClipped) as never
    } finally {
      this.#depth -= 1
    }
  }
}

/** Refused (`content`) where it is longer than a post may be. */
export const documentFromMarkdown = (text: string): Document => {
  if (text.length > POST_LIMITS.text || (text.match(/\n/g)?.length ?? 0) > MAX_LINES) throw tooLong()
  const tokens = new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(text)
  const document = documentFromHtml(Parser.parse(tokens, { gfm: true }))
  return wellFormed({ ...document, content: document.content.map(withLive) })
}

/** A line `{{cost_bands architect}}` is a part from rows; of a kind there is not, it goes. */
const withLive = (block: Block): unknown => {
  const named = block.type === "paragraph" && /^\{\{(\w+) ([\w-]+)\}\}$/.exec(lineOfText(block.content))
  return named ? { type: "live", attrs: { kind: named[1], service: named[2] } } : block
}
