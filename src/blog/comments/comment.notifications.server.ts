// What somebody hears of a comment that others do not read.
import { kind } from "../../platform/language/notification-kinds.ts"
import { commentPath } from "./comment.rules.ts"
import { commentNotificationTexts } from "./texts.ts"

interface AboutComment {
  comment_id: string
  title: string
  slug: string
}

export const commentHidden = kind<AboutComment>({
  kind: "blog_comment_hidden",
  about: ({ comment_id }) => comment_id,
  notification: ({ title, slug }, language) => {
    const t = commentNotificationTexts.in(language)
    return { type: "warning", title: t.title, message: t.message(title), link: commentPath(slug) }
  },
})
