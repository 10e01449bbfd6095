import { type ReactNode, useEffect } from "react"
import { useLocation } from "react-router"
import { type Drawn, Picture } from "../../../drawings/picture.tsx"
import { parts } from "../../../platform/language/parts.ts"
import { policy } from "../../../policy.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { PhoneDetails } from "../../../ui/overlay/phone-details.tsx"
import { useDates, useMarket, useTexts } from "../../../ui/use-texts.ts"
import type { Block, Fact, LinkTo, LongText, Sentence } from "../long-text.ts"
import { longTextTexts } from "../texts.ts"

interface LongTextScreenProps {
  text: LongText
  /** A text that people agree to: it says its version, and its parts have numbers. */
  isAgreedTo?: boolean
  /** Another one says the day on which it was last revised. */
  revised?: string
  /** Beside the head, where there is room. */
  drawing?: Drawn
  /** Looked up rather than read: its parts open one by one, and are their own contents. */
  isFolded?: boolean
  /** Between the head and the text. */
  children?: ReactNode
}

/** A text to read: on a wide screen its contents stand beside it. */
export function LongTextScreen({
  text,
  isAgreedTo = false,
  isFolded = false,
  revised,
  drawing,
  children,
}: LongTextScreenProps) {
  return (
    <>
      <header className="page-width flex items-center justify-between gap-x-8 gap-y-6 pt-8 pb-8 max-sm:flex-col max-sm:items-stretch md:pt-12 lg:gap-x-16 lg:pb-10">
        <div className="grid gap-3">
          <h1 className="text-2xl md:text-3xl">{text.heading}</h1>
          <p className="max-w-2xl text-lg text-muted">
            <RichSentence>{text.lead}</RichSentence>
          </p>
          {isAgreedTo && <Version />}
          {revised && <Revised on={revised} />}
        </div>
        {drawing && (
          <Picture
            {...drawing}
            detail="low"
            className={`no-print rounded-lg border border-line object-cover max-sm:aspect-video max-sm:w-full sm:h-36 sm:w-auto lg:h-44 ${isFolded ? "max-sm:hidden" : ""}`}
          />
        )}
      </header>
      {children}
      {isFolded ? <Folded text={text} /> : <Whole text={text} isNumbered={isAgreedTo} />}
    </>
  )
}

function Whole({ text, isNumbered }: { text: LongText; isNumbered: boolean }) {
  return (
    <div className="page-width grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
      <Contents text={text} isNumbered={isNumbered} />
      <div className="grid max-w-160 gap-10 lg:gap-12">
        {Object.entries(text.parts).map(([anchor, { title, body }], place) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`} className="mb-3 break-after-avoid text-xl">
              {isNumbered && <span className="text-muted">{place + 1}. </span>}
              {title}
            </h2>
            <Blocks blocks={body} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** A link to a part opens it. Without the application the browser does that by itself. The last one stands open beside them. */
function Folded({ text }: { text: LongText }) {
  const { hash } = useLocation()
  useEffect(() => {
    const part = document.getElementById(hash.slice(1))
    part?.closest("details")?.setAttribute("open", "")
    part?.scrollIntoView()
  }, [hash])
  const all = Object.entries(text.parts)
  const [lastAnchor, last] = all.at(-1)!
  return (
    <div className="page-width grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="divide-y divide-line border-line border-y">
        {all.slice(0, -1).map(([anchor, { title, icon, body }]) => (
          <details key={anchor} className="group">
            <summary className="flex min-h-16 items-center justify-between gap-4 py-2">
              <h2 className="flex break-after-avoid items-center gap-4 text-lg sm:text-xl">
                {icon && <Icon name={icon} className="size-6 text-tile-ink" />}
                {title}
              </h2>
              <Icon name="chevron-down" className="no-print size-5 text-muted group-open:rotate-180" />
            </summary>
            <div id={anchor} className="scroll-mt-36 max-w-160 pb-8 sm:pl-10">
              <Blocks blocks={body} />
            </div>
          </details>
        ))}
      </div>
      <section
        aria-labelledby={lastAnchor}
        className="grid gap-2 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-24"
      >
        <h2 id={lastAnchor} className="scroll-mt-36 text-lg sm:text-xl">
          {last.title}
        </h2>
        <Blocks blocks={last.body} />
      </section>
    </div>
  )
}

function Revised({ on }: { on: string }) {
  const t = useTexts(longTextTexts)
  const dates = useDates()
  return <p className="text-muted text-sm">{t.revised(dates.day(on))}</p>
}

/** The one that sign-up records (brand.ts). */
function Version() {
  const t = useTexts(longTextTexts)
  const dates = useDates()
  return <p className="text-muted text-sm">{t.version(policy.termsVersion, dates.day(policy.termsSince))}</p>
}

function Contents({ text, isNumbered }: { text: LongText; isNumbered: boolean }) {
  const t = useTexts(longTextTexts)
  return (
    <nav aria-label={t.contents} className="no-print lg:sticky lg:top-24 lg:self-start">
      <PhoneDetails
        from="lg"
        className="rounded-lg border border-line bg-surface px-4 lg:border-0 lg:bg-transparent lg:px-0"
        summary={t.contents}
        summaryClassName=""
      >
        <p className="mb-2 hidden font-semibold supports-[selector(::details-content)]:lg:block">{t.contents}</p>
        <ol className="pb-3 lg:border-line lg:border-l lg:pb-0">
          {Object.entries(text.parts).map(([anchor, { title }], place) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="flex items-baseline gap-2 py-2.5 text-tile-ink hover:underline lg:py-1.5 lg:pl-4"
              >
                {isNumbered && <span className="w-6 shrink-0 text-muted">{place + 1}.</span>}
                {title}
              </a>
            </li>
          ))}
        </ol>
      </PhoneDetails>
    </nav>
  )
}

/** The pieces of a part, one below the other. They stand still, so none needs a name. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return <div className="grid grid-cols-1 gap-4 leading-7 lg:text-lg lg:leading-8">{parts(...blocks.map(shown))}</div>
}

function RichSentence({ children }: { children: Sentence }) {
  const market = useMarket()
  return typeof children === "string" ? children : children(linkTo, market)
}

const shown = (block: Block) => {
  if (typeof block !== "object") return <p>{richSentence(block)}</p>
  if ("list" in block) return <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">{listed(block.list)}</ul>
  if ("steps" in block)
    return (
      <ol className="grid list-decimal gap-2.5 pl-6 marker:font-semibold marker:text-tile-ink">
        {listed(block.steps)}
      </ol>
    )
  if ("facts" in block) return <dl className="border-line border-t">{parts(...block.facts.map(fact))}</dl>
  return (
    <p className="rounded-lg border border-line bg-sunken px-4 py-3 leading-6 lg:leading-7">
      {richSentence(block.note)}
    </p>
  )
}

const richSentence = (sentence: Sentence) => <RichSentence>{sentence}</RichSentence>
const item = (sentence: Sentence) => <li className="pl-1">{richSentence(sentence)}</li>
const listed = (sentences: readonly Sentence[]) => parts(...sentences.map(item))

const fact = ({ term, text }: Fact) => (
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 leading-6 lg:leading-7 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="font-semibold">{term}</dt>
    <dd>{richSentence(text)}</dd>
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
