import { useFetcher } from "react-router"
import { TakedownNotice } from "../../../moderation/components/takedown-notice.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Button } from "../../../ui/button.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { commentAppealForm } from "../appeal.form.ts"
import type { OwnComment } from "../comment.schema.ts"
import { commentPageTexts } from "../texts.ts"

const tones = { visible: "neem", held: "brass", hidden: "ended" } as const

interface OwnCommentsProps {
  comments: readonly OwnComment[]
  /** Loads them anew. */
  onAppealed: () => Promise<void>
}

/** Those of who reads the page, with whether others read them. */
export function OwnComments({ comments, onAppealed }: OwnCommentsProps) {
  const t = useTexts(commentPageTexts)
  return (
    <section aria-label={t.own} className="grid gap-4">
      <h2 className="text-xl">{t.own}</h2>
      <ul className="grid gap-4">
        {comments.map((comment) => (
          <OwnCommentItem key={comment.id} comment={comment} onAppealed={onAppealed} />
        ))}
      </ul>
    </section>
  )
}

function OwnCommentItem({ comment, onAppealed }: { comment: OwnComment } & Pick<OwnCommentsProps, "onAppealed">) {
  const { id, content, status, created_at, takedown } = comment
  const t = useTexts(commentPageTexts)
  const dates = useDates()
  const fetcher = useFetcher()
  return (
    <li className="grid gap-2 border-line border-t pt-4">
      <p className="flex flex-wrap items-center gap-3 text-muted text-sm">
        <Badge tone={tones[status]}>{t.states[status]}</Badge>
        <time dateTime={created_at}>{dates.instant(created_at, new Date())}</time>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {content}
      </p>
      {takedown && (
        <TakedownNotice
          kind="comment"
          itemId={id}
          takedown={takedown}
          form={() => commentAppealForm(id)}
          onAppealed={onAppealed}
        />
      )}
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="quiet-danger" size="small" busy={fetcher.state !== "idle"}>
          <span>
            {t.delete}
            <span className="sr-only">{t.deleteOf(content.slice(0, 40))}</span>
          </span>
        </Button>
      </fetcher.Form>
    </li>
  )
}
