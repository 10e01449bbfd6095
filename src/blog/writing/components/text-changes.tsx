import { useMemo } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { historyTexts } from "../pages.texts.ts"
import { changesBetween } from "../text-changes.ts"

interface TextChangesProps {
  before: string
  after: string
  /** Which text it was in: the words that only the one has, and those that only the other has. */
  labels?: { before: string; after: string }
}

/** One text with what went struck out and what came underlined: colour is not the only sign. */
export function TextChanges({ before, after, labels }: TextChangesProps) {
  const t = useTexts(historyTexts)
  const changes = useMemo(() => changesBetween(before, after), [before, after])
  if (changes.length === 0) return <p className="text-muted">{t.same}</p>
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-4 text-sm">
        <del className={delClasses}>{labels?.before ?? t.removed}</del>
        <ins className={insClasses}>{labels?.after ?? t.added}</ins>
      </p>
      {/* It scrolls by itself, also with the keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t.compare}
        className="wrap-anywhere max-h-[60vh] overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-4"
      >
        {changes.map(({ kind, text, at }) => {
          if (kind === "skipped")
            return (
              <span key={at} className="my-2 block text-muted text-sm">
                {t.skipped(text.split("\n").length)}
              </span>
            )
          const { Tag, className } = looks[kind]
          return (
            <Tag key={at} className={className}>
              {text}
            </Tag>
          )
        })}
      </section>
    </div>
  )
}

const insClasses = "rounded-sm bg-neem-soft text-neem-ink underline"
const delClasses = "rounded-sm bg-danger-soft text-danger-ink line-through"
const looks = {
  same: { Tag: "span", className: "" },
  added: { Tag: "ins", className: insClasses },
  removed: { Tag: "del", className: delClasses },
} as const
