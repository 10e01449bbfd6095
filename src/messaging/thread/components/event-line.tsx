import type { Side } from "../../../platform/sides.rules.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { aboutPath } from "../../context/paths.ts"
import type { ThreadEvent } from "../../message.schema.ts"
import { threadEventTexts } from "../texts.ts"

interface EventLineProps {
  event: ThreadEvent
  name: string
  side: Side
}

/** What happened to a booking or request, in its place among the messages. */
export function EventLine({ event, name, side }: EventLineProps) {
  const dates = useDates()
  const t = useTexts(threadEventTexts)
  const { about, kind, by, start_time, service_name, reason, created_at } = event
  const sentences: Partial<Record<string, (event: Parameters<typeof t.booking.pending>[0]) => string>> = t[about]
  const when = start_time === null ? undefined : dates.instant(start_time, new Date())
  return (
    <li data-row="" className="my-2 flex justify-center">
      <div className="grid max-w-[90%] justify-items-center rounded-lg bg-sunken px-4 py-2 text-center text-sm">
        <p className="font-semibold">
          <Icon
            name={about === "booking" ? "calendar" : "briefcase"}
            className="mr-2 inline-block size-4 align-[-0.15em] text-muted"
          />
          {sentences[kind]?.({ by, name, when, service: service_name }) ?? t.other}
        </p>
        {reason && <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-muted">{reason}</p>}
        <p className="text-muted">
          <time dateTime={created_at}>{dates.clock(created_at)}</time>
          {" · "}
          <Link to={aboutPath(side, event)} className="inline-block py-1 text-tile-ink underline underline-offset-4">
            {t.see[about]}
          </Link>
        </p>
      </div>
    </li>
  )
}
