import { useEffect, useRef, useState } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { Thread } from "../thread.rules.ts"

interface LiveRegionProps {
  thread: Thread
  name: string
}

/** So many stay, for who goes back in it. */
const SHOWN = 5

/** Reads out each new message of the other side once; not those of before that are loaded later. */
export function LiveRegion({ thread, name }: LiveRegionProps) {
  const { thread: t, list } = useTexts(messagesPageTexts)
  const [announced, setAnnounced] = useState<readonly Message[]>([])
  const last = useRef(thread.messages.at(-1)?.seq ?? 0)
  useEffect(() => {
    if (thread.newer !== null) return
    const fresh = thread.messages.filter(({ is_mine, seq }) => !is_mine && seq > last.current)
    last.current = Math.max(last.current, thread.messages.at(-1)?.seq ?? 0)
    if (fresh.length > 0) setAnnounced((before) => [...before, ...fresh].slice(-SHOWN))
  }, [thread])
  return (
    <div role="log" aria-label={t.unread} className="sr-only">
      {announced.map(({ id, content, files, is_hidden }) => (
        <p key={id}>{t.newFrom(name, is_hidden ? t.hidden : content || list.files(files.length))}</p>
      ))}
    </div>
  )
}
