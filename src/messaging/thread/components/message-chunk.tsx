import { memo } from "react"
import { dayNumberAt } from "../../../platform/days.ts"
import type { Side } from "../../../platform/sides.rules.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OpenPicture } from "../../files/shown-picture.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { isSameChunk, type ThreadChunk, type ThreadItem } from "../thread-items.rules.ts"
import { EventBubble } from "./event-bubble.tsx"
import { EventLine } from "./event-line.tsx"
import { MessageBubble } from "./message-bubble.tsx"

interface MessageChunkProps {
  chunk: ThreadChunk
  /** Laid out once it is nearly in view; what is in it is found and read out all the same. */
  isLate: boolean
  name: string
  side: Side
  onReply: (message: Message) => void
  onReport: (message: Message) => void
  onJump: (seq: number) => void
  onOpen: OpenPicture
  /** What stands at this number has changed. */
  onAppealed: (seq: number) => Promise<void>
}

/**
 * Drawn again only where something in it has changed: with each letter that is typed, thousands would be otherwise. Its
 * callbacks act on what is there when they are called, so an earlier one does the same.
 */
export const MessageChunk = memo(
  ({ chunk, isLate, ...rest }: MessageChunkProps) => (
    <ol
      className={isLate ? "[content-visibility:auto]" : "contain-content"}
      style={isLate ? { containIntrinsicHeight: `auto ${chunk.items.length * ROW_REM}rem` } : undefined}
    >
      {chunk.items.map((item) => (
        <Item key={item.key} item={item} {...rest} />
      ))}
    </ol>
  ),
  (before, next) => isSameChunk(before.chunk, next.chunk) && before.isLate === next.isLate && before.name === next.name,
)

/** About so high is a row, until it was laid out. */
const ROW_REM = 4.5

type ItemProps = Omit<MessageChunkProps, "chunk" | "isLate"> & { item: ThreadItem }

function Item({ item, name, side, ...acts }: ItemProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  if (item.kind === "day") return <Day at={item.at} />
  if (item.kind === "event") return <Event item={item} name={name} side={side} />
  if (item.kind === "unread") {
    return (
      <li
        data-row=""
        data-unread-line=""
        className="mt-3 flex scroll-mt-4 items-center gap-3 pb-2 font-semibold text-sm text-tile-ink"
      >
        <span aria-hidden="true" className="h-px flex-1 bg-tile" />
        {t.unread}
        <span aria-hidden="true" className="h-px flex-1 bg-tile" />
      </li>
    )
  }
  return <MessageBubble item={item} name={name} {...acts} />
}

type EventProps = Pick<ItemProps, "name" | "side"> & { item: Extract<ThreadItem, { kind: "event" }> }

function Event({ item: { event, outcome }, name, side }: EventProps) {
  const isWritten = event.reason !== null && event.by !== "nobody"
  if (isWritten) return <EventBubble event={event} outcome={outcome} name={name} side={side} />
  return <EventLine event={event} name={name} side={side} />
}

/** No row to keep a reader's place by: older messages of its day come below it. */
function Day({ at }: { at: string }) {
  const dates = useDates()
  const { thread: t } = useTexts(messagesPageTexts)
  const now = new Date()
  const days = dayNumberAt(now.getTime()) - dayNumberAt(Date.parse(at))
  return (
    <li className="mt-3 flex justify-center pb-2">
      <span className="rounded-full border border-line bg-surface px-3 py-0.5 text-muted text-sm">
        {[t.today, t.yesterday][days] ?? dates.weekday(at, now)}
      </span>
    </li>
  )
}
