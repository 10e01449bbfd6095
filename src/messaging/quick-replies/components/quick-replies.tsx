import { useEffect, useState } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { loadQuickReplies } from "../quick-replies.form.ts"
import { quickReplyTexts } from "../texts.ts"
import { QuickRepliesDialog } from "./quick-replies-dialog.tsx"

/** What a professional writes often: one press puts it where they are writing. */
export function QuickReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useTexts(quickReplyTexts)
  const [replies, setReplies] = useState<readonly string[]>()
  const [isEditing, setEditing] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const hasNone = replies?.length === 0
  useEffect(() => {
    // Without them one writes by hand; editing says what did not load.
    loadQuickReplies()
      .then(setReplies, () => {})
      .finally(() => setLoaded(true))
  }, [])
  const edit = async () => {
    const known = replies ?? (await loadQuickReplies().catch(() => undefined))
    if (!known) return toast("error", t.loadFailed)
    setReplies(known)
    setEditing(true)
  }
  return (
    <fieldset className="flex min-h-13 min-w-0 items-center gap-2 overflow-x-auto pb-2 lg:min-h-11">
      <legend className="sr-only">{t.label}</legend>
      {/* First, so that whoever comes back from it sees the replies from their beginning. */}
      {isLoaded && (
        <button
          type="button"
          onClick={() => void edit()}
          className={`text-muted ${hasNone ? quietClasses : chipClasses}`}
        >
          <Icon name="pencil" className="size-4" />
          <span className={hasNone ? "" : "sr-only"}>{hasNone ? t.add : t.edit}</span>
        </button>
      )}
      {replies?.map((text) => (
        <button
          key={text}
          type="button"
          title={text}
          onClick={() => onInsert(text)}
          className={`max-w-56 ${chipClasses}`}
        >
          <span className="truncate">{text}</span>
        </button>
      ))}
      {isEditing && (
        <QuickRepliesDialog replies={replies ?? []} onSaved={setReplies} onClose={() => setEditing(false)} />
      )}
    </fieldset>
  )
}

const rowClasses = "inline-flex min-h-11 shrink-0 items-center gap-2 px-4 text-sm lg:min-h-9"
const chipClasses = `${rowClasses} rounded-full border border-border bg-surface hover:border-ink`
/** Nothing that is used while one writes. */
const quietClasses = `${rowClasses} -my-1 rounded-lg hover:bg-fill hover:text-ink`
