import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { useLocation } from "react-router"
import { ReportDialog } from "../../../enquiries/grievance/components/report-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { useVisible } from "../../../ui/use-visible.ts"
import { notArrived } from "../../composer/outgoing.rules.ts"
import { MessagePictures } from "../../files/components/message-pictures.tsx"
import { type ShownPicture, shownPictures } from "../../files/shown-picture.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { messageIn } from "../message-path.ts"
import { rowKeys } from "../row-keys.ts"
import { threadChunks } from "../thread-items.rules.ts"
import { useDrawnChunks } from "../use-drawn-chunks.ts"
import { type JumpTo, useJump } from "../use-jump.ts"
import { type LogScroll, useLogScroll } from "../use-log-scroll.ts"
import { EmptyThread } from "./empty-thread.tsx"
import { JumpButtons } from "./jump-buttons.tsx"
import { LiveRegion } from "./live-region.tsx"
import { LogEdge } from "./log-edge.tsx"
import { MessageChunk } from "./message-chunk.tsx"
import type { MessageLogProps } from "./message-log-props.ts"
import { OutgoingBubble } from "./outgoing-bubble.tsx"
import { ThreadSearch } from "./thread-search.tsx"
import { TypingLine } from "./typing-line.tsx"

/** What was written, oldest on top. It is not drawn anew with each letter that is typed below it. */
export const MessageLog = memo(
  Log,
  (before, next) =>
    before.view === next.view &&
    before.outgoing === next.outgoing &&
    before.name === next.name &&
    before.isTyping === next.isTyping &&
    before.isReading === next.isReading &&
    before.isSearching === next.isSearching,
)

function Log(props: MessageLogProps) {
  const {
    store,
    view,
    outgoing,
    outgoingStore,
    name,
    isTyping,
    onReply,
    isReading,
    onRead,
    isSearching,
    onSearchClose,
  } = props
  const { thread: t } = useTexts(messagesPageTexts)
  const { detail, thread } = view
  const [unreadAfter] = useState(() => (detail.unread_count > 0 ? detail.my_read : undefined))
  const all = useMemo(() => threadChunks(thread, unreadAfter), [thread, unreadAfter])
  const chunks = useDrawnChunks(all)
  const isDrawn = chunks.length === all.length
  const unsent = notArrived(outgoing, thread.messages)
  const scroll = useLogScroll({
    drawn: [chunks, unsent.length, isTyping],
    startAt: (log) => log.querySelector("[data-unread-line]"),
    onNearTop: () => isDrawn && view.failure === undefined && void store.loadOlder(),
  })
  const jumpTo = useJump(store, scroll)
  useRead({ store, view, isReading: isReading && scroll.isAtEnd, onRead })
  useNamedMessage(jumpTo)
  useShowSent({ store, scroll, sent: outgoing.length, isElsewhere: thread.newer !== null })
  const [opened, setOpened] = useState<string>()
  const [reported, setReported] = useState<Message>()
  const isEmpty = thread.messages.length === 0 && thread.events.length === 0 && unsent.length === 0
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {isSearching && <ThreadSearch conversationId={store.id} name={name} onJump={jumpTo} onClose={onSearchClose} />}
      <section
        ref={scroll.ref}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t.label(name)}
        className={logClasses}
        {...rowKeys}
      >
        <div className="flex min-h-full flex-col justify-end px-3 pt-3 pb-4 sm:px-6">
          {(thread.next || !isDrawn) && <LogEdge edge="older" store={store} view={view} isDrawn={isDrawn} />}
          {isEmpty && <EmptyThread detail={detail} name={name} />}
          <div>
            {chunks.map((chunk, at) => (
              <MessageChunk
                key={chunk.key}
                chunk={chunk}
                // The end is measured, so it is laid out.
                isLate={at < chunks.length - 10}
                name={name}
                side={detail.side}
                onReply={onReply}
                onReport={setReported}
                onJump={jumpTo}
                onOpen={setOpened}
                onAppealed={(seq) => store.refresh(seq)}
              />
            ))}
          </div>
          {thread.newer && <LogEdge edge="newer" store={store} view={view} isDrawn />}
          {unsent.map((one) => (
            <OutgoingBubble key={one.key} outgoing={one} store={outgoingStore} onOpen={setOpened} />
          ))}
          {isTyping && <TypingLine />}
        </div>
      </section>
      <JumpButtons view={view} unreadAfter={unreadAfter} scroll={scroll} store={store} jumpTo={jumpTo} />
      {/* Here, since the bubble that it was opened from is replaced once the message has arrived. */}
      {opened && <ThreadPictures {...props} openedId={opened} onClose={() => setOpened(undefined)} />}
      {reported && (
        <ReportDialog
          reported={{ kind: "content", about: t.reportAbout(reported.id) }}
          title={t.reportTitle}
          hint={t.reportHint}
          name={name}
          onClose={() => setReported(undefined)}
        />
      )}
      <LiveRegion thread={thread} name={name} />
    </div>
  )
}

type ThreadPicturesProps = Pick<MessageLogProps, "view" | "outgoing" | "name"> & {
  openedId: string
  onClose: () => void
}

/** All pictures that are loaded, with those on their way. */
function ThreadPictures({ view, outgoing, name, openedId, onClose }: ThreadPicturesProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const { messages } = view.thread
  const pictures: ShownPicture[] = [
    ...messages.map(({ files, is_mine, created_at: at }) => ({ files, isMine: is_mine, at })),
    ...notArrived(outgoing, messages).map(({ files }) => ({ files, isMine: true, at: undefined })),
  ].flatMap(({ files, isMine, at }) =>
    shownPictures({
      files,
      from: isMine ? t.me : name,
      at,
      labelOf: (index) => t.picture(index, isMine ? t.fromMe : name),
    }),
  )
  return <MessagePictures pictures={pictures} openedId={openedId} onClose={onClose} />
}

/** Relative: what is only read aloud in it would make the page longer. The place in it is kept here alone, not by the browser, too. */
const logClasses = [
  "relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]",
  "focus-visible:-outline-offset-2 print:overflow-visible",
].join(" ")

interface Sending extends Pick<MessageLogProps, "store"> {
  scroll: LogScroll
  /** How many are on their way. */
  sent: number
  isElsewhere: boolean
}

/** Who sends something sees it at the end of the thread, wherever in it they were. */
function useShowSent({ store, scroll, sent, isElsewhere }: Sending) {
  const before = useRef(sent)
  const show = useEffectEvent(() => {
    if (isElsewhere) void store.loadNewest()
    scroll.toEnd()
  })
  useEffect(() => {
    if (sent > before.current) show()
    before.current = sent
  }, [sent])
}

/** A mail leads to one message of a conversation. */
function useNamedMessage(jumpTo: JumpTo) {
  const named = messageIn(useLocation().search)
  const show = useEffectEvent((seq: number) => void jumpTo(seq))
  useEffect(() => {
    if (named !== undefined) show(named)
  }, [named])
}

interface Reading extends Pick<MessageLogProps, "store" | "view" | "onRead"> {
  isReading: boolean
}

/** What stands at the end of the thread, in a tab that somebody sees, has been read. */
function useRead({ store, view: { detail, thread }, isReading, onRead }: Reading) {
  const isVisible = useVisible()
  const last = thread.messages.findLast(({ is_mine }) => !is_mine)?.seq ?? 0
  const isUnread = thread.newer === null && last > detail.my_read
  useEffect(() => {
    if (!(isUnread && isVisible && isReading)) return
    void store.markAsRead(last)
    onRead()
  }, [store, isUnread, isVisible, isReading, last, onRead])
}
