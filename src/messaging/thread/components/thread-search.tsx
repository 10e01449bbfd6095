import type { KeyboardEvent } from "react"
import { Button } from "../../../ui/button.tsx"
import { iconButtonStyle } from "../../../ui/button-style.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { JumpTo } from "../use-jump.ts"
import { type ThreadSearchState, useThreadSearch } from "../use-thread-search.ts"
import { SearchHit } from "./search-hit.tsx"

interface ThreadSearchProps {
  conversationId: string
  name: string
  onJump: JumpTo
  onClose: () => void
}

/** Below the head of the thread: finds words in all of it, also in what is not loaded. The list goes once a hit is shown. */
export function ThreadSearch({ conversationId, name, onJump, onClose }: ThreadSearchProps) {
  const { search: t } = useTexts(messagesPageTexts)
  const search = useThreadSearch(conversationId, onJump)
  const { words, type, found, at, choose, more } = search
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose()
    if (event.key !== "Enter") return
    event.preventDefault()
    if (event.shiftKey) search.newer()
    else void search.older()
  }
  return (
    <search className="border-line border-b bg-surface">
      <div className="flex items-center gap-1 px-2 py-2 sm:px-4">
        <input
          type="search"
          value={words}
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          aria-label={t.label}
          placeholder={t.label}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className={`control h-11 min-w-0 px-4 [&::-webkit-search-cancel-button]:hidden`}
        />
        <Place search={search} />
        {/* On a phone the field has the room until a match is shown. */}
        <div className={`flex shrink-0 ${at === undefined ? "max-sm:hidden" : ""}`}>
          <StepButton label={t.older} isUp isThere={search.hasOlder} onPress={() => void search.older()} />
          <StepButton label={t.newer} isThere={search.hasNewer} onPress={search.newer} />
        </div>
        <button type="button" onClick={onClose} aria-label={t.close} className={`${iconButtonStyle} shrink-0`}>
          <Icon name="x" />
        </button>
      </div>
      <Obstacle search={search} />
      {found && found.messages.length > 0 && at === undefined && (
        <ul className="max-h-56 overflow-y-auto border-line border-t md:max-h-96">
          {found.messages.map((message, place) => (
            <SearchHit
              key={message.id}
              message={message}
              name={name}
              words={found.words}
              onPress={() => choose(place)}
            />
          ))}
          {found.next && (
            <li className="p-2 text-center">
              <Button variant="quiet" size="small" onClick={more}>
                {t.more}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  )
}

/** How many there are, and which of them is shown. */
function Place({ search: { found, state, at } }: { search: ThreadSearchState }) {
  const { search: t } = useTexts(messagesPageTexts)
  const count = found?.messages.length ?? 0
  const hasMore = (found?.next ?? null) !== null
  return (
    <div aria-live="polite" className="shrink-0 px-1 text-muted text-sm tabular-nums">
      {state === "searching" ? (
        <Spinner label={t.searching} />
      ) : (
        count > 0 && (at === undefined ? t.found(count, hasMore) : t.place(at + 1, count, hasMore))
      )}
    </div>
  )
}

function Obstacle({ search: { found, state } }: { search: ThreadSearchState }) {
  const { search: t } = useTexts(messagesPageTexts)
  const isNone = state === "idle" && found?.messages.length === 0
  return (
    <p role="status" className="px-4 pb-2 text-muted text-sm empty:hidden">
      {state === "failed" ? t.failed : isNone ? t.none : null}
    </p>
  )
}

interface StepButtonProps {
  label: string
  /** To older ones, which stand above. */
  isUp?: boolean
  isThere: boolean
  onPress: () => void
}

function StepButton({ label, isUp = false, isThere, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!isThere}
      aria-label={label}
      title={label}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => isThere && onPress()}
      className={`${iconButtonStyle} shrink-0 aria-disabled:opacity-40`}
    >
      <Icon name="chevron-down" className={isUp ? "size-5 rotate-180" : "size-5"} />
    </button>
  )
}
