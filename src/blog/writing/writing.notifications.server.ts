// What an author hears of their post. The answer to what they sent is no topic that could be switched off.
import { type Language, pathIn } from "../../platform/language/language.ts"
import { kind, type NotificationTexts } from "../../platform/language/notification-kinds.ts"
import type { MailContent } from "../../platform/mail/mail-content.ts"
import { writingNotificationTexts } from "./texts.ts"
import { OWN_POSTS_PATH } from "./writing.rules.ts"

interface AboutPost {
  post_id: string
  title: string
  /** Of the team, as they wrote it. Gone: the account was deleted. */
  note?: string
}

type Event = "published" | "returned" | "restored" | "edited" | "removed" | "withdrawn" | "moved"

const pathOf = (event: Event, { post_id }: AboutPost) =>
  event === "returned" ? `/blog/write/${post_id}` : OWN_POSTS_PATH

const both = (event: Event, type: NotificationTexts["type"]) => ({
  about: ({ post_id }: AboutPost) => post_id,
  notification: (post: AboutPost, language: Language): NotificationTexts => {
    const t = writingNotificationTexts.in(language)[event]
    return { type, title: t.title, message: t.message(post.title, post.note ?? ""), link: pathOf(event, post) }
  },
  mail: (post: AboutPost, language: Language, publicUrl: string): MailContent => {
    const t = writingNotificationTexts.in(language)[event]
    const message = t.message(post.title, post.note ?? "")
    return {
      subject: t.title,
      preview: message,
      heading: t.title,
      paragraphs: [message],
      action: { label: t.action, url: publicUrl + pathIn(language, pathOf(event, post)) },
    }
  },
})

export const postPublished = kind<AboutPost>({ kind: "blog_post_published", ...both("published", "success") })
export const postReturned = kind<AboutPost>({ kind: "blog_post_returned", ...both("returned", "warning") })
export const postRestored = kind<AboutPost>({ kind: "blog_post_restored", ...both("restored", "success") })
export const postEdited = kind<AboutPost>({ kind: "blog_post_edited", ...both("edited", "info") })
export const postRemoved = kind<AboutPost>({ kind: "blog_post_removed", ...both("removed", "warning") })

export const postWithdrawn = kind<AboutPost>({ kind: "blog_post_withdrawn", ...both("withdrawn", "info") })
export const postMoved = kind<AboutPost>({ kind: "blog_post_moved", ...both("moved", "info") })

export const writingNotifications = [
  ...[postPublished, postReturned, postRestored],
  ...[postEdited, postRemoved, postWithdrawn, postMoved],
]
