import { useRevalidator } from "react-router"
import { TakedownNotice } from "../../../moderation/components/takedown-notice.tsx"
import type { Takedown } from "../../../moderation/takedown.schema.ts"
import { postAppealForm } from "../appeal.form.ts"

/** Why a post of one's own is hidden, and the way to say that it should not be. */
export function HiddenPost({ id, takedown }: { id: string; takedown: Takedown }) {
  const { revalidate } = useRevalidator()
  return (
    <TakedownNotice
      kind="post"
      itemId={id}
      takedown={takedown}
      form={() => postAppealForm(id)}
      onAppealed={revalidate}
    />
  )
}
