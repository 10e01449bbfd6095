import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { awaitedTime } from "../../writing/writing.rules.ts"
import type { DeskPost } from "../post-desk.schema.ts"
import { deskPostsTexts } from "../texts.ts"

/** Who wrote it, and since when it waits or is read. */
export function PostTimes({ post }: { post: DeskPost }) {
  const t = useTexts(deskPostsTexts)
  const dates = useDates()
  const now = new Date()
  const scheduledFor = awaitedTime(post, now)
  const parts = [
    t.by(post.author_name),
    post.submitted_at && t.sent(dates.instant(post.submitted_at, now)),
    scheduledFor && (post.status === "scheduled" ? t.scheduled : t.wanted)(dates.instant(scheduledFor, now)),
    post.published_at && t.published(dates.day(post.published_at)),
  ].filter(Boolean)
  return <p className="text-muted text-sm">{parts.join(" · ")}</p>
}
