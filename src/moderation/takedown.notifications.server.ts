// What an author is told when something of theirs is hidden, stays hidden, or is back. None has a topic, so none can be switched
// off.
import { type Language, pathIn } from "../platform/language/language.ts"
import { kind, type NotificationTexts } from "../platform/language/notification-kinds.ts"
import type { MailContent } from "../platform/mail/mail-content.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import { takedownNotificationTexts } from "./texts.ts"

interface AboutItem {
  item: TakedownKind
  item_id: string
  /** Where its author reads about it. */
  path: string
  /** As the administrator wrote it. Gone: the account was deleted. */
  reason?: string
}

type Event = "hidden" | "kept" | "restored"

const both = (event: Event, type: NotificationTexts["type"]) => ({
  about: ({ item_id }: AboutItem) => item_id,
  notification: ({ item, path, reason = "" }: AboutItem, language: Language): NotificationTexts => {
    const t = takedownNotificationTexts.in(language)[event]
    return { type, title: t.title[item], message: t.reason(reason), link: path }
  },
  mail: ({ item, path, reason = "" }: AboutItem, language: Language, publicUrl: string): MailContent => {
    const t = takedownNotificationTexts.in(language)
    const { title, meaning, reason: because, action, closing } = t[event]
    return {
      subject: title[item],
      preview: because(reason),
      heading: title[item],
      paragraphs: [because(reason), meaning[item]],
      action: { label: action, url: publicUrl + pathIn(language, path) },
      ...(closing && { closing }),
    }
  },
})

export const contentHidden = kind<AboutItem>({ kind: "content_hidden", ...both("hidden", "warning") })
export const contentStaysHidden = kind<AboutItem>({ kind: "content_stays_hidden", ...both("kept", "info") })
export const contentRestored = kind<AboutItem>({ kind: "content_restored", ...both("restored", "success") })

export const takedownNotifications = [contentHidden, contentStaysHidden, contentRestored]
