import { type FormEvent, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { iconButtonStyle } from "../../../ui/button-style.ts"
import { controlStyle } from "../../../ui/field/field-frame.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { findMessages } from "../thread.list.ts"

interface ThreadSearchProps {
  conversationId: string
  name: string
  onJump: (seq: number) => void
  onClose: () => void
}

interface Found {
  words: string
  messages: readonly Message[]
  next: string | null
}

/** Below the head of the thread: finds words in all of it, also in what is not loaded. */
export function ThreadSearch({ conversationId, name, onJump, onClose }: ThreadSearchProps) {
  const { search: t } = useTexts(messagesPageTexts)
  const [found, setFound] = useState<Found>()
  const [state, setState] = useState<"idle" | "searching" | "failed">("idle")
  const field = useRef<HTMLInputElement>(null)
  const search = async (words: string, before?: Found) => {
    if (words === "") return setFound(undefined)
    setState("searching")
    try {
      const { messages, next } = await findMessages(conversationId, words, before?.next)
      setFound({ words, messages: [...(before?.messages ?? []), ...messages], next })
      setState("idle")
    } catch {
      setState("failed")
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void search(field.current!.value.trim())
  }
  return (
    <search className="border-line border-b bg-surface">
      <form onSubmit={onSubmit} className="flex items-center gap-1 px-2 py-2 sm:px-4">
        <input
          ref={field}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          aria-label={t.label}
          placeholder={t.label}
          maxLength={100}
          enterKeyHint="search"
          onKeyDown={({ key }) => key === "Escape" && onClose()}
          className={`${controlStyle} h-11 px-4`}
        />
        <button type="submit" aria-label={t.open} className={`${iconButtonStyle} shrink-0`}>
          <Icon name="search" />
        </button>
        <button type="button" onClick={onClose} aria-label={t.close} className={`${iconButtonStyle} shrink-0`}>
          <Icon name="x" />
        </button>
      </form>
      <div aria-live="polite" className="px-4 text-muted text-sm">
        {state === "searching" ? (
          <p className="pb-2">
            <Spinner label={t.searching} visible />
          </p>
        ) : state === "failed" ? (
          <p className="pb-2 text-danger-ink">{t.failed}</p>
        ) : (
          found && (
            <p className="pb-2">
              {found.messages.length === 0 ? t.none : t.found(found.messages.length, found.next !== null)}
            </p>
          )
        )}
      </div>
      {found && found.messages.length > 0 && (
        <ul className="max-h-56 overflow-y-auto border-line border-t">
          {found.messages.map((message) => (
            <Hit key={message.id} message={message} name={name} words={found.words} onJump={onJump} />
          ))}
          {found.next && (
            <li className="p-2 text-center">
              <Button variant="quiet" size="small" onClick={() => void search(found.words, found)}>
                {t.more}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  )
}

type HitProps = Pick<ThreadSearchProps, "name" | "onJump"> & { message: Message; words: string }

function Hit({ message, name, words, onJump }: HitProps) {
  const { thread } = useTexts(messagesPageTexts)
  const dates = useDates()
  return (
    <li>
      <button type="button" onClick={() => onJump(message.seq)} className={hitClasses}>
        <span className="flex justify-between gap-2 text-muted text-sm">
          <span className="truncate">{message.is_mine ? thread.me : name}</span>
          <span className="shrink-0">{dates.instant(message.created_at, new Date())}</span>
        </span>
        <span className="wrap-anywhere line-clamp-2">{excerptAround(message.content, words)}</span>
      </button>
    </li>
  )
}

const hitClasses = "grid min-h-11 w-full gap-0.5 px-4 py-2 text-left hover:bg-fill focus-visible:-outline-offset-2"

const CONTEXT = 40

function excerptAround(content: string, words: string) {
  const at = content.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return content.slice(0, 2 * CONTEXT)
  const from = Math.max(0, at - CONTEXT)
  return (
    <>
      {from > 0 && "…"}
      {content.slice(from, at)}
      <mark className="rounded-sm bg-brass-soft text-ink">{content.slice(at, at + words.length)}</mark>
      {content.slice(at + words.length, at + 160)}
    </>
  )
}
