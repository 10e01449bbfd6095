import { Avatar } from "../../ui/avatar.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Skeleton } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ConversationDetail } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"

interface ThreadHeaderProps {
  detail: ConversationDetail | undefined
  name: string
  isTyping: boolean
}

/** Whom the conversation is with. */
export function ThreadHeader({ detail, name, isTyping }: ThreadHeaderProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  return (
    <div className="flex min-h-16 items-center gap-1 border-line border-b bg-surface pr-2 pl-1 md:pl-4">
      <Link to="/messages" aria-label={t.back} className={`${iconButtonStyle} md:hidden`}>
        <Icon name="arrow-left" />
      </Link>
      {detail ? (
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <Avatar name={name} portrait={detail.portrait} />
          <div className="min-w-0">
            <h2 className="truncate font-sans text-base tracking-normal">{name}</h2>
            <p aria-live="polite" className="h-5 truncate text-neem-ink text-sm empty:hidden">
              {isTyping && t.typing(name)}
            </p>
          </div>
        </div>
      ) : (
        <Skeleton className="h-6 w-40" />
      )}
    </div>
  )
}
