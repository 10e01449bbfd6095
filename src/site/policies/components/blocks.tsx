import { parts } from "../../../platform/language/parts.ts"
import { Link } from "../../../ui/link.tsx"
import type { Block, Fact, LinkTo, Sentence } from "../long-text.ts"

/** The pieces of a part, one below the other. They stand still, so none needs a name. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return <div className="grid grid-cols-1 gap-4 leading-7 lg:text-lg lg:leading-8">{parts(...blocks.map(shown))}</div>
}

export function RichSentence({ children }: { children: Sentence }) {
  return typeof children === "string" ? children : children(linkTo)
}

const shown = (block: Block) => {
  if (typeof block !== "object") return <p>{said(block)}</p>
  if ("list" in block) return <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">{listed(block.list)}</ul>
  if ("steps" in block)
    return (
      <ol className="grid list-decimal gap-2.5 pl-6 marker:font-semibold marker:text-tile-ink">
        {listed(block.steps)}
      </ol>
    )
  if ("facts" in block) return <dl className="border-line border-t">{parts(...block.facts.map(fact))}</dl>
  return <p className="rounded-lg border border-line bg-sunken px-4 py-3 leading-6 lg:leading-7">{said(block.note)}</p>
}

const said = (sentence: Sentence) => <RichSentence>{sentence}</RichSentence>
const item = (sentence: Sentence) => <li className="pl-1">{said(sentence)}</li>
const listed = (sentences: readonly Sentence[]) => parts(...sentences.map(item))

const fact = ({ term, text }: Fact) => (
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 leading-6 lg:leading-7 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="font-semibold">{term}</dt>
    <dd>{said(text)}</dd>
  </div>
)

const linkClasses = "text-tile-ink underline underline-offset-4 hover:no-underline"

const linkTo: LinkTo = (to, text) =>
  to.startsWith("/") ? (
    <Link to={to} className={linkClasses}>
      {text}
    </Link>
  ) : (
    <a href={to} className={`${linkClasses} ${to.startsWith("tel:") ? "whitespace-nowrap" : "wrap-anywhere"}`}>
      {text}
    </a>
  )
