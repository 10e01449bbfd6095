import { useTexts } from "../../../ui/use-texts.ts"
import type { Quoted } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

interface QuoteProps {
  quoted: Quoted
  name: string
  onPress?: (() => void) | undefined
}

/** What a message answers, above it; pressed, it leads there. */
export function Quote({ quoted, name, onPress }: QuoteProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const inside = (
    <>
      <span className="block font-semibold text-tile-ink">{quoted.is_mine ? t.me : name}</span>
      <span className="wrap-anywhere line-clamp-2 text-muted">{quoted.content || t.quotedFiles}</span>
    </>
  )
  if (!onPress) return <p className={quoteClasses}>{inside}</p>
  return (
    <button type="button" onClick={onPress} title={t.toQuoted} className={`mb-1 ${quoteClasses} hover:bg-fill`}>
      {inside}
    </button>
  )
}

const quoteClasses = "block w-full min-w-0 rounded-sm border-tile border-l-3 bg-sunken px-2 py-1 text-left text-sm"
