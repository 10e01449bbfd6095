import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { LoadedView, ThreadStore } from "../thread.list.ts"
import { countUnread } from "../thread.rules.ts"
import type { LogScroll } from "../use-log-scroll.ts"

interface JumpButtonsProps {
  view: LoadedView
  /** Where the line "New messages" stands. */
  unreadAfter: number | undefined
  scroll: LogScroll
  store: ThreadStore
  jumpTo: (seq: number) => Promise<void>
}

/** Above the field, while the end of the thread is out of sight; to the first unread while it is not loaded. */
export function JumpButtons({ view: { detail, thread }, unreadAfter, scroll, store, jumpTo }: JumpButtonsProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const isElsewhere = thread.newer !== null
  const unread = isElsewhere ? detail.unread_count : countUnread(thread, detail.my_read)
  const isFirstFar =
    unreadAfter !== undefined && thread.next !== null && (thread.messages[0]?.seq ?? 0) > unreadAfter + 1
  const toNewest = async () => {
    scroll.toEnd()
    if (isElsewhere) await store.loadNewest()
    scroll.toEnd()
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-end gap-2 px-4 *:pointer-events-auto print:hidden">
      {isFirstFar && (
        <button type="button" onClick={() => void jumpTo(unreadAfter + 1)} className={`${buttonClasses} px-4`}>
          {t.toUnread}
        </button>
      )}
      {(isElsewhere || !scroll.isAtEnd) && (
        <button
          type="button"
          onClick={() => void toNewest()}
          aria-label={unread > 0 ? t.toNewestCount(unread) : t.toNewest}
          className={`${buttonClasses} w-11`}
        >
          <Icon shape={messageShapes.down} />
          {unread > 0 && (
            <span aria-hidden="true" className={countClasses}>
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </button>
      )}
    </div>
  )
}

const buttonClasses = [
  "relative grid h-11 place-items-center rounded-full border border-border bg-surface font-semibold text-sm shadow-soft",
  "hover:border-ink",
].join(" ")
const countClasses =
  "absolute -top-2 -right-1 min-w-5 rounded-full bg-tile px-1 text-center font-semibold text-on-tile text-sm leading-5"
