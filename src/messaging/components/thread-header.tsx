import { memo, useState } from "react"
import { Face } from "../../drawings/face.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Skeleton } from "../../ui/loading.tsx"
import { Drawer } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { ContextPanel } from "../context/components/context-panel.tsx"
import { professionalIdOf } from "../conversations/names.ts"
import type { ConversationDetail } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import type { ThreadStore } from "../thread/thread.list.ts"

interface ThreadHeaderProps {
  detail: ConversationDetail | undefined
  name: string
  isTyping: boolean
  store: ThreadStore
  isSearching: boolean
  onSearchChange: (isSearching: boolean) => void
}

/** Whom the conversation is with. Where the pane beside it has no room, the name opens what stands there. */
export const ThreadHeader = memo(Header)

function Header({ detail, name, isTyping, store, isSearching, onSearchChange }: ThreadHeaderProps) {
  const { thread: t, search } = useTexts(messagesPageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex min-h-16 items-center border-line border-b bg-surface pr-2 pl-1 sm:gap-1 md:pl-4">
      <Link to="/messages" aria-label={t.back} className={`${iconButtonStyle} shrink-0 md:hidden`}>
        <Icon name="arrow-left" />
      </Link>
      {detail ? (
        <div className="relative flex min-w-0 flex-1 items-center gap-2 rounded-lg py-1 sm:gap-3 max-xl:hover:bg-fill">
          <Face professionalId={professionalIdOf(detail)} name={name} portrait={detail.portrait} />
          <div className="min-w-0">
            <h2 dir="auto" className="truncate text-left font-sans text-base tracking-normal">
              {name}
            </h2>
            <p aria-live="polite" className="truncate text-neem-ink text-sm empty:hidden">
              {/* The name stands above; who hears it is told whose. */}
              {isTyping && t.typing(<span className="sr-only">{name}</span>)}
            </p>
            {!isTyping && detail.side === "customer" && detail.answer_time && (
              <p className="truncate text-muted text-sm max-sm:hidden">{detail.answer_time}</p>
            )}
          </div>
          {/* The button beside it says what it opens. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => setOpen(true)}
            className="absolute inset-0 rounded-lg xl:hidden"
          />
        </div>
      ) : (
        <div className="flex flex-1 items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      )}
      <button
        type="button"
        onClick={() => onSearchChange(!isSearching)}
        aria-pressed={isSearching}
        aria-label={search.open}
        className={`${iconButtonStyle} shrink-0`}
      >
        <Icon name="search" />
      </button>
      {detail && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          aria-label={t.details(name)}
          className={`${iconButtonStyle} shrink-0 xl:hidden`}
        >
          <Icon name="info" />
        </button>
      )}
      {detail && (
        <Drawer title={t.details(name)} isOpen={isOpen} onClose={() => setOpen(false)}>
          <ContextPanel detail={detail} name={name} store={store} />
        </Drawer>
      )}
    </div>
  )
}
