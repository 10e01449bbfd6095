import { memo, useEffect, useState, useSyncExternalStore } from "react"
import { useNavigate } from "react-router"
import { formerTexts } from "../../accounts/former.texts.ts"
import { textsHere } from "../../platform/language/language.ts"
import { ErrorState } from "../../ui/error-state.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useFileDrop } from "../../ui/use-file-drop.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { useVisualHeight } from "../../ui/use-visual-height.ts"
import { Composer } from "../composer/components/composer.tsx"
import { RefusalNotice } from "../composer/components/refusal-notice.tsx"
import { useComposer } from "../composer/use-composer.ts"
import { ContextPanel } from "../context/components/context-panel.tsx"
import { contextTexts } from "../context/texts.ts"
import { otherNameOf } from "../conversations/names.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { MessageLog } from "../thread/components/message-log.tsx"
import { ThreadLoading } from "../thread/components/thread-loading.tsx"
import type { LoadedView, ThreadStore } from "../thread/thread.list.ts"
import type { OpenThread } from "../use-messenger.ts"
import { useOpeningState } from "../use-opening-state.ts"
import { ThreadHeader } from "./thread-header.tsx"

/** Not drawn anew with each letter that is typed beside it. */
const Context = memo(ContextPanel)

interface ThreadPaneProps {
  open: OpenThread
  isTyping: boolean
  onRead: () => void
}

/** One conversation: whom it is with, what was written, and the field for what comes next. */
export function ThreadPane({ open, isTyping, onRead }: ThreadPaneProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const former = useTexts(formerTexts)
  const context = useTexts(contextTexts)
  const { thread: store, outgoing: outgoingStore } = open
  const view = useSyncExternalStore(store.subscribe, store.current, store.current)
  const outgoing = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.current, outgoingStore.current)
  const isFresh = useFreshThread(open)
  const composer = useComposer(open)
  const pane = useVisualHeight<HTMLDivElement>()
  const [isSearching, setSearching] = useState(false)
  const reading = useReading()
  const { detail, thread, failure } = view
  const name = detail ? otherNameOf(detail, former) : ""
  const hasNothing = !thread && failure !== undefined
  useRetry(store, thread !== undefined && failure !== undefined)
  const drop = useFileDrop((files) => void composer.attachments.add(files))
  return (
    <>
      <div
        ref={pane}
        data-open-thread=""
        {...drop.handlers}
        {...reading.handlers}
        className="relative flex min-h-0 min-w-0 flex-col bg-paper"
      >
        <ThreadHeader
          detail={detail}
          name={name}
          isTyping={isTyping}
          store={store}
          isSearching={isSearching}
          onSearchChange={setSearching}
        />
        {hasNothing ? (
          <div className="flex-1 p-4">
            <ErrorState title={t.failed} message={failure} onRetry={() => void store.refresh()} />
          </div>
        ) : detail && thread && isFresh ? (
          <MessageLog
            store={store}
            view={view as LoadedView}
            outgoing={outgoing}
            outgoingStore={outgoingStore}
            name={name}
            isTyping={isTyping}
            onReply={composer.reply}
            isReading={reading.isReading}
            onRead={onRead}
            isSearching={isSearching}
            onSearchClose={() => setSearching(false)}
          />
        ) : (
          <ThreadLoading />
        )}
        {detail?.write_refusal ? (
          <RefusalNotice detail={detail} store={store} />
        ) : (
          <Composer composer={composer} name={name} detail={detail} isReached={!thread || failure === undefined} />
        )}
        {drop.isOver && <DropHere />}
      </div>
      {detail && (
        <aside
          aria-label={context.label(name)}
          className="hidden min-h-0 overflow-y-auto border-line border-l p-5 xl:block print:hidden"
        >
          <Context detail={detail} name={name} store={store} />
        </aside>
      )}
    </>
  )
}

function DropHere() {
  const { files } = useTexts(messagesPageTexts)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-lg border-2 border-tile border-dashed bg-surface/90 font-semibold text-lg"
    >
      {files.drop}
    </div>
  )
}

/** One that nobody chose to open is read from the moment something is done in it. */
function useReading() {
  const { isUnasked } = useOpeningState()
  const [isActive, setActive] = useState(false)
  const begin = () => setActive(true)
  const handlers = { onPointerDown: begin, onKeyDown: begin, onWheel: begin, onFocus: begin }
  return { isReading: isActive || !isUnasked, handlers }
}

const RETRY_MS = 5_000

/** What is there stays, and what did not come is asked for until it does: nobody has to press anything. */
function useRetry(store: ThreadStore, hasFailed: boolean) {
  useEffect(() => {
    if (!hasFailed) return
    const timer = window.setInterval(() => navigator.onLine && void store.refresh(), RETRY_MS)
    return () => window.clearInterval(timer)
  }, [store, hasFailed])
}

/** Brought up to date as it opens. One that is not there leads back to the list. */
function useFreshThread({ thread, outgoing }: OpenThread) {
  const navigate = useNavigate()
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    let isHere = true
    void thread.refresh().then(() => {
      if (!isHere) return
      if (!thread.current().isUnknown) return setFresh(true)
      toast("error", textsHere(messagesPageTexts).opening.none, 5000)
      void navigate("/messages", { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [thread, navigate])
  useEffect(() => outgoing.follow(), [outgoing])
  return isFresh
}
