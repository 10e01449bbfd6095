// What an author is told when something of theirs is hidden, stays hidden, or is back. None has a topic, so none can be switched
// off.
import { type Language, pathIn } from "../platform/language/language.ts"
import { kind, type NotificationTexts } from "../platform/language/notification-kinds.ts"
import type { MailContent } from "../platform/mail/mail-content.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import { takedownNotificationTexts } from "./texts.ts"

/** What is called by a title, and of whom a review is: a person, whose name is taken out when they go. Gone in rows from before. */
export interface ItemNames {
  title?: string
  professional_id?: string
  professional_name?: string
  /** Of a comment, whose title is that of the post. */
  post_id?: string
}

interface AboutItem extends ItemNames {
  item: TakedownKind
  item_id: string
  /** Where its author reads about it. */
  path: string
  /** As the administrator wrote it. Gone: the account was deleted. */
  reason?: string
}

type Event = "hidden" | "kept" | "restored"

const because = ({ item, title, professional_name, reason = "" }: AboutItem, event: Event, language: Language) => {
  const t = takedownNotificationTexts.in(language)
  const name = title || professional_name
  const named = name ? t.named[item]?.(name) : undefined
  return t[event].reason(reason, named)
}

const both = (event: Event, type: NotificationTexts["type"]) => ({
  about: ({ item_id }: AboutItem) => item_id,
  notification: (about: AboutItem, language: Language): NotificationTexts => {
    const t = takedownNotificationTexts.in(language)[event]
    return { type, title: t.title[about.item], message: because(about, event, language), link: about.path }
  },
  mail: (about: AboutItem, language: Language, publicUrl: string): MailContent => {
    const { item, path } = about
    const { title, meaning, action, closing } = takedownNotificationTexts.in(language)[event]
    const reason = because(about, event, language)
    return {
      subject: title[item],
      preview: reason,
      heading: title[item],
      paragraphs: [reason, meaning[item]],
      action: { label: action, url: publicUrl + pathIn(language, path) },
      ...(closing && { closing }),
    }
  },
})

export const contentHidden = kind<AboutItem>({ kind: "content_hidden", ...both("hidden", "warning") })
export const contentStaysHidden = kind<AboutItem>({ kind: "content_stays_hidden", ...both("kept", "info") })
export const contentRestored = kind<AboutItem>({ kind: "content_restored", ...both("restored", "success") })

export const takedownNotifications = [contentHidden, contentStaysHidden, contentRestored]
