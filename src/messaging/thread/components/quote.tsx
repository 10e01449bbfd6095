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
  const { content, picture } = quoted
  const inside = (
    <>
      <span className="min-w-0 flex-1 px-2 py-1">
        <span dir="auto" className="block font-semibold text-tile-ink">
          {quoted.is_mine ? t.me : name}
        </span>
        <span dir="auto" className="wrap-anywhere line-clamp-2 text-muted">
          {quoted.is_hidden ? t.quotedHidden : content || (picture ? t.quotedPicture : t.quotedFiles)}
        </span>
      </span>
      {picture && <img src={picture} alt="" decoding="async" className="h-12 w-12 shrink-0 object-cover" />}
    </>
  )
  if (!onPress) return <p className={quoteClasses}>{inside}</p>
  return (
    <button type="button" onClick={onPress} title={t.toQuoted} className={`mb-1 ${quoteClasses} hover:bg-fill`}>
      {inside}
    </button>
  )
}

const quoteClasses =
  "flex w-full min-w-0 items-center overflow-hidden rounded-sm border-tile border-l-3 bg-sunken text-left text-sm"
