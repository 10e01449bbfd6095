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
  useEffect(() => {
    // Without them one writes by hand; editing says what did not load.
    loadQuickReplies().then(setReplies, () => {})
  }, [])
  const edit = async () => {
    const known = replies ?? (await loadQuickReplies().catch(() => undefined))
    if (!known) return toast("error", t.loadFailed)
    setReplies(known)
    setEditing(true)
  }
  return (
    <fieldset className="flex min-w-0 items-center gap-2 overflow-x-auto pb-2">
      <legend className="sr-only">{t.label}</legend>
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
      <button type="button" onClick={() => void edit()} className={`${chipClasses} text-muted`}>
        <Icon name="pencil" className="size-4" />
        <span className={replies?.length ? "sr-only" : ""}>{replies?.length ? t.edit : t.add}</span>
      </button>
      {isEditing && (
        <QuickRepliesDialog replies={replies ?? []} onSaved={setReplies} onClose={() => setEditing(false)} />
      )}
    </fieldset>
  )
}

const chipClasses =
  "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-border bg-surface px-4 text-sm hover:border-ink lg:min-h-9"
