import type { Side } from "../../../platform/sides.rules.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { aboutPath } from "../../context/paths.ts"
import type { ThreadEvent } from "../../message.schema.ts"
import { threadEventTexts } from "../texts.ts"
import { eventLook } from "./event-look.ts"

interface EventLineProps {
  event: ThreadEvent
  name: string
  side: Side
}

/** What happened to a booking or request, in its place among the messages; it leads there. */
export function EventLine({ event, name, side }: EventLineProps) {
  const dates = useDates()
  const { see } = useTexts(threadEventTexts)
  const sentence = useEventSentence(event, name)
  const { icon, colour } = eventLook(event.kind)
  const text = event.reason ? `${sentence}: ${event.reason}` : sentence
  return (
    <li data-row="" className="mt-1 flex justify-center px-1">
      <Link to={aboutPath(side, event)} title={text} className={lineClasses}>
        {/* Before the sentence: behind it, it reads as the end of the visit. */}
        <time dateTime={event.created_at} className="max-sm:sr-only">
          {dates.clock(event.created_at)}
        </time>
        <Icon name={icon} className={`size-4 ${colour}`} />
        <span className="truncate">{text}</span>
        <span className="sr-only">{see[event.about]}</span>
        <Icon name="chevron-right" className="size-3.5" />
      </Link>
    </li>
  )
}

const lineClasses = [
  "inline-flex min-h-8 min-w-0 items-center gap-2 rounded-lg px-2 text-muted text-sm tabular-nums touch:min-h-11",
  "hover:bg-fill hover:text-ink",
].join(" ")

export function useEventSentence({ about, kind, by, start_time, service_name }: ThreadEvent, name: string) {
  const dates = useDates()
  const t = useTexts(threadEventTexts)
  const sentences: Partial<Record<string, (event: Parameters<typeof t.booking.pending>[0]) => string>> = t[about]
  const when = start_time === null ? undefined : dates.instant(start_time, new Date())
  return sentences[kind]?.({ by, name, when, service: service_name }) ?? t.other
}
