import { useTexts } from "../../ui/use-texts.ts"
import { messagesLinkTexts } from "../texts.ts"

/** The count beside a link to the messages; empty and hidden until show-unread.ts knows it. */
export function UnreadBadge({ className }: { className: string }) {
  const t = useTexts(messagesLinkTexts)
  return (
    <span data-unread="" hidden className={className}>
      <span />
      <span className="sr-only">{t.unread}</span>
    </span>
  )
}
