// What somebody is told of messages by mail: those they have not read, with the words in it. On the site the conversation
// itself says so.
import { localize, pathIn } from "../../platform/language/language.ts"
import { kind, type NotificationKind, type Topic } from "../../platform/language/notification-kinds.ts"
import { unreadMailTexts } from "./texts.ts"

const topic: Topic = { topic: "messages", label: localize(unreadMailTexts, (t) => t.topic) }

export interface UnreadParams {
  conversation_id: string
  /** Null or gone: a former member. */
  sender_name?: string | null
  unread: number
  /** The first ones; gone where their writer's account was deleted. */
  messages?: readonly { content: string; files: number }[]
}

export const messagesUnread = kind<UnreadParams>({
  kind: "messages_unread",
  topic,
  about: ({ conversation_id }) => conversation_id,
  mail: ({ conversation_id, sender_name, unread, messages = [] }, language, publicUrl) => {
    const t = unreadMailTexts.in(language)
    const sender = sender_name ?? t.former
    const subject = t.subject(unread, sender)
    const more = unread - messages.length
    return {
      ...{ subject, heading: subject, preview: messages[0]?.content ?? subject },
      paragraphs: [],
      facts: messages.map(({ content, files }): [string, string] => [
        sender,
        [content, ...(files > 0 ? [t.files(files)] : [])].filter(Boolean).join("\n"),
      ]),
      action: { label: t.answer, url: publicUrl + pathIn(language, `/messages/${conversation_id}`) },
      closing: [...(more > 0 ? [t.more(more)] : []), t.closing].join(" "),
    }
  },
})

export const unreadMailNotifications: readonly NotificationKind[] = [messagesUnread]
