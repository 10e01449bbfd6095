import { type ReactNode, useSyncExternalStore } from "react"
import { formerTexts } from "../../../accounts/former.texts.ts"
import { bookingTexts } from "../../../bookings/components/texts.ts"
import { Face } from "../../../drawings/face.tsx"
import { dayNumberAt } from "../../../platform/days.ts"
import { requestTexts } from "../../../requests/texts.ts"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { followDrafts, readDraftText } from "../../composer/drafts.ts"
import { unreadCountText } from "../../message.rules.ts"
import type { Conversation } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { otherNameOf, professionalIdOf } from "../names.ts"

interface ConversationRowProps {
  conversation: Conversation
  isOpen: boolean
  isTyping: boolean
}

export function ConversationRow({ conversation, isOpen, isTyping }: ConversationRowProps) {
  const { list: t } = useTexts(messagesPageTexts)
  const former = useTexts(formerTexts)
  const name = otherNameOf(conversation, former)
  const { unread_count: unread } = conversation
  const count = unreadCountText(unread)
  return (
    <li className="border-line border-b">
      <Link to={`/messages/${conversation.id}`} aria-current={isOpen ? "page" : undefined} className={rowClasses}>
        <Face professionalId={professionalIdOf(conversation)} name={name} portrait={conversation.portrait} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-baseline gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate text-left font-semibold">
              {name}
            </span>
            <ActiveAt at={conversation.last_message_at ?? conversation.active_at} isNew={unread > 0} />
          </span>
          <span className="flex min-h-5 items-center gap-2 text-sm">
            <span className={`min-w-0 flex-1 truncate ${unread > 0 ? "font-semibold text-ink" : "text-muted"}`}>
              <LastLine conversation={conversation} isOpen={isOpen} isTyping={isTyping} />
            </span>
            {unread > 0 && (
              <span className="min-w-5 rounded-full bg-tile px-1.5 text-center font-semibold text-on-tile leading-5">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t.unread(count)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

const rowClasses = [
  "flex items-center gap-3 px-4 py-3 text-ink hover:bg-fill focus-visible:-outline-offset-2",
  "aria-[current]:bg-tile-soft",
].join(" ")

function LastLine({ conversation, isOpen, isTyping }: ConversationRowProps) {
  const { list: t } = useTexts(messagesPageTexts)
  const { statuses } = useTexts(bookingTexts)
  const dates = useDates()
  const { statuses: requestStatuses } = useTexts(requestTexts)
  const {
    id,
    booking,
    request,
    last_message,
    last_message_is_mine: isMine,
    last_message_files: files,
    last_message_is_hidden: isHidden,
  } = conversation
  const draft = useSyncExternalStore(
    followDrafts,
    () => readDraftText(id),
    () => "",
  )
  if (isTyping) return <span className="text-neem-ink">{t.typing}</span>
  // In the open one it stands in its field.
  if (draft && !isOpen) return <Words label={<span className="text-tile-ink">{t.draft}</span>} words={draft} />
  if (last_message === null && booking) return t.visit(dates.dayOfMonth(booking.start_time), statuses[booking.status])
  // What was asked, while it waits; then what became of it.
  if (last_message === null && request?.status === "pending")
    return <Words label={t.asked} words={request.message || request.service_name} />
  if (last_message === null && request) return t.request(request.service_name, requestStatuses[request.status])
  if (last_message === null) return t.nothingYet
  if (isHidden) return t.hidden
  return <Words label={isMine && t.you} words={last_message || t.files(files)} />
}

/** What somebody wrote, in the direction of its script, and cut at its own end; what stands before it stays there. */
function Words({ label, words }: { label: ReactNode; words: string }) {
  return (
    <span className="flex gap-1">
      {label && <span className="shrink-0">{label} </span>}
      <span dir="auto" className="truncate text-left">
        {words}
      </span>
    </span>
  )
}

/** The clock today, the day of this week, else the date. */
function ActiveAt({ at, isNew }: { at: string; isNew: boolean }) {
  const dates = useDates()
  const days = dayNumberAt(Date.now()) - dayNumberAt(Date.parse(at))
  const shown = days <= 0 ? dates.clock(at) : days < 7 ? dates.weekdayName(at) : dates.dayOfMonth(at)
  return (
    <time dateTime={at} className={`shrink-0 text-sm ${isNew ? "font-semibold text-tile-ink" : "text-muted"}`}>
      {shown}
    </time>
  )
}
