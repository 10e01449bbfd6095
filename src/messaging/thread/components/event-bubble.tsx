import type { Side } from "../../../platform/sides.rules.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { aboutPath } from "../../context/paths.ts"
import type { ThreadEvent } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { threadEventTexts } from "../texts.ts"
import { bubbleClasses, rowClasses } from "./bubble-look.ts"
import { useEventSentence } from "./event-line.tsx"
import { eventLook } from "./event-look.ts"
import { MessageText } from "./message-text.tsx"

interface EventBubbleProps {
  event: ThreadEvent
  /** What has become of the request; undefined: not known here, or no request. */
  outcome: ThreadEvent["kind"] | undefined
  name: string
  side: Side
}

/** What somebody wrote with a request, or with what they did to it: their words, its kind above them and its state below. */
export function EventBubble({ event, outcome, name, side }: EventBubbleProps) {
  const { thread } = useTexts(messagesPageTexts)
  const t = useTexts(threadEventTexts)
  const dates = useDates()
  const isMine = event.by === "me"
  // The place of the bubble says who it was.
  const sentence = useEventSentence({ ...event, by: "nobody" }, name)
  const { icon, colour } = eventLook(event.kind)
  const isRequest = event.about === "request" && event.kind === "pending"
  const time = dates.clock(event.created_at)
  return (
    <li data-row="" className={rowClasses(isMine, true)}>
      <div className={bubbleClasses({ isMine, isLast: true })}>
        <p className="flex gap-1.5 pb-0.5 font-semibold text-sm">
          <Icon
            name={isRequest ? "briefcase" : icon}
            className={`mt-0.5 size-4 ${isRequest ? "text-tile-ink" : colour}`}
          />
          <span className="min-w-0">
            <span className="sr-only">{thread.by(isMine ? thread.me : name, time)}: </span>
            {sentence}
          </span>
        </p>
        <MessageText text={event.reason ?? ""} />
        <p className={footClasses}>
          <Link to={aboutPath(side, event)} className={stateClasses}>
            {outcome && <Icon name={eventLook(outcome).icon} className={`size-4 ${eventLook(outcome).colour}`} />}
            <span className="truncate underline underline-offset-4">
              {outcome ? (t.state[outcome as keyof typeof t.state] ?? t.see.request) : t.see[event.about]}
            </span>
          </Link>
          <time dateTime={event.created_at} aria-hidden="true" className="whitespace-nowrap">
            {time}
          </time>
        </p>
      </div>
    </li>
  )
}

const footClasses = "mt-1 flex items-center justify-between gap-4 border-line border-t pt-0.5 text-muted text-sm"
const stateClasses = "inline-flex min-h-8 min-w-0 items-center gap-1.5 hover:text-ink touch:min-h-11"
