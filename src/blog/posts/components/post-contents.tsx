import { Icon } from "../../../ui/icon.tsx"
import { Disclosure } from "../../../ui/overlay/disclosure.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { PostHeading } from "../post.schema.ts"
import { postTexts } from "../texts.ts"

interface PostContentsProps {
  headings: readonly PostHeading[]
}

/** The parts of a long post: folded above its text on a phone, beside it where there is room. */
export function PostContents({ headings }: PostContentsProps) {
  const { contents } = useTexts(postTexts)
  return (
    <>
      <Disclosure
        summary={
          <>
            {contents}
            <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
          </>
        }
        summaryClassName="flex min-h-11 items-center justify-between rounded-lg border border-line bg-surface px-4 font-semibold"
        className="lg:hidden print:hidden"
      >
        <div className="px-4 pt-2">
          <Headings headings={headings} />
        </div>
      </Disclosure>
      <nav
        aria-label={contents}
        data-contents=""
        className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <p className="mb-2 font-semibold text-sm">{contents}</p>
        <Headings headings={headings} />
      </nav>
    </>
  )
}

function Headings({ headings }: PostContentsProps) {
  return (
    <ol className="border-line border-l text-sm">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={`${headingClasses} ${level === 2 ? "pl-4" : "pl-8"}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

const headingClasses = [
  "-ml-px flex min-h-11 items-center border-transparent border-l-2 py-1.5 text-muted lg:min-h-8",
  "hover:text-ink hover:underline aria-[current]:border-tile aria-[current]:text-ink",
].join(" ")
