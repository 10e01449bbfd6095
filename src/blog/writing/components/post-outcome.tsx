import { useEffect, useRef } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { postPath } from "../../posts/post.rules.ts"
import { postOutcomeTexts } from "../pages.texts.ts"
import type { PostOutcome } from "../writing.rules.ts"

export interface SentPost {
  outcome: PostOutcome
  title: string
  slug: string
  /** When it is published. */
  scheduled_for?: string | null
}

/** Takes the focus of the button that sent the post and is gone: what came of it, and the way to it. */
export function PostOutcomeNote({ sent: { outcome, title, slug, scheduled_for } }: { sent: SentPost }) {
  const t = useTexts(postOutcomeTexts)
  const dates = useDates()
  const news = useRef<HTMLParagraphElement>(null)
  // Not with the ref: a dialog that closes for it gives the focus back first.
  useEffect(() => news.current?.focus(), [])
  const when = scheduled_for ? dates.instant(scheduled_for, new Date()) : ""
  return (
    <div className={noteClasses}>
      <p ref={news} tabIndex={-1} className="wrap-anywhere flex min-w-0 flex-1 basis-60 gap-3">
        <Icon name={outcome === "published" ? "check" : "clock"} className="mt-0.5 size-5" />
        {t[outcome](title, when)}
      </p>
      {outcome === "published" && (
        <LinkButton to={postPath(slug)} variant="secondary" icon="eye">
          {t.read}
        </LinkButton>
      )}
    </div>
  )
}

const noteClasses =
  "flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-neem bg-neem-soft p-4 text-neem-ink"
