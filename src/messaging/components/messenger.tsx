import { useEffect } from "react"
import { detectRoles } from "../../accounts/roles.rules.ts"
import type { SessionUser } from "../../platform/session/stored-user.ts"
import { useLeadOn } from "../../ui/use-lead-on.ts"
import { useMinWidth } from "../../ui/use-min-width.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { ConversationList } from "../conversations/components/conversation-list.tsx"
import { NothingChosen } from "../conversations/components/nothing-chosen.tsx"
import { useShownConversations } from "../conversations/use-shown-conversations.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { useMessenger } from "../use-messenger.ts"
import type { OpeningState } from "../use-opening-state.ts"
import { frameClasses, listPaneClasses, wideFrameClasses } from "./messenger-frame.ts"
import { ThreadPane } from "./thread-pane.tsx"

interface MessengerProps {
  conversationId: string | undefined
  user: SessionUser
}

/** Side by side where there is room; on a phone the list, or the conversation that was opened. */
export function Messenger({ conversationId, user }: MessengerProps) {
  const { title } = useTexts(messagesPageTexts)
  const { conversations: store, view, typing, open, hasUnsent } = useMessenger(conversationId)
  const { is_user: isCustomer } = detectRoles(user)
  const conversations = useShownConversations(view.conversations, (id) => id === conversationId || hasUnsent(id))
  useFirstConversation(conversationId, conversations?.[0]?.id)
  return (
    <div data-messenger="" className={`${frameClasses} ${open ? wideFrameClasses : ""}`}>
      <h1 className="sr-only">{title}</h1>
      <div className={`${listPaneClasses} ${open ? "max-md:hidden" : ""}`}>
        <ConversationList
          store={store}
          view={{ ...view, conversations }}
          typing={typing}
          openId={conversationId}
          isCustomer={isCustomer}
        />
      </div>
      {open ? (
        <ThreadPane
          key={conversationId}
          open={open}
          isTyping={typing.has(open.thread.id)}
          onRead={() => store.clearUnread(open.thread.id)}
        />
      ) : (
        <NothingChosen isEmpty={conversations?.length === 0} />
      )}
    </div>
  )
}

/** Where both have room, the page opens with the first. On a phone that would hide the list. */
function useFirstConversation(conversationId: string | undefined, firstId: string | undefined) {
  const leadOn = useLeadOn()
  const isWide = useMinWidth(768)
  useEffect(() => {
    if (isWide && conversationId === undefined && firstId !== undefined)
      return leadOn(`/messages/${firstId}`, { state: { isUnasked: true } satisfies OpeningState })
  }, [isWide, conversationId, firstId, leadOn])
}
