import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

interface SearchHitProps {
  message: Message
  name: string
  words: string
  onPress: () => void
}

/** A message that was found, around the words. */
export function SearchHit({ message, name, words, onPress }: SearchHitProps) {
  const { thread } = useTexts(messagesPageTexts)
  const dates = useDates()
  return (
    <li>
      <button type="button" onClick={onPress} className={hitClasses}>
        <span className="flex justify-between gap-2 text-muted text-sm">
          <span dir="auto" className="truncate">
            {message.is_mine ? thread.me : name}
          </span>
          <span className="shrink-0">{dates.instant(message.created_at, new Date())}</span>
        </span>
        <span dir="auto" className="wrap-anywhere line-clamp-2">
          {excerptAround(message.content, words)}
        </span>
      </button>
    </li>
  )
}

const hitClasses = "grid min-h-11 w-full gap-0.5 px-4 py-2 text-left hover:bg-fill focus-visible:-outline-offset-2"

const CONTEXT = 40

function excerptAround(content: string, words: string) {
  const at = content.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return content.slice(0, 2 * CONTEXT)
  // From the beginning of a word.
  const from = at > CONTEXT ? content.slice(0, at).indexOf(" ", at - CONTEXT) + 1 || at : 0
  return (
    <>
      {from > 0 && "…"}
      {content.slice(from, at)}
      <mark className="rounded-sm bg-brass-soft font-semibold text-brass-ink">
        {content.slice(at, at + words.length)}
      </mark>
      {content.slice(at + words.length, at + 160)}
    </>
  )
}
