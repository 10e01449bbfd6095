import { TakedownNotice } from "../../../moderation/components/takedown-notice.tsx"
import type { Takedown } from "../../../moderation/takedown.schema.ts"
import { messageAppealForm } from "../appeal.form.ts"

interface HiddenMessageProps {
  id: string
  takedown: Takedown
  onAppealed: () => Promise<void>
}

/** Below a message of one's own: why the other side does not read it any more, and the way to say that it should. */
export function HiddenMessage({ id, takedown, onAppealed }: HiddenMessageProps) {
  return (
    <div className="my-2">
      <TakedownNotice
        kind="message"
        itemId={id}
        takedown={takedown}
        form={() => messageAppealForm(id)}
        onAppealed={onAppealed}
      />
    </div>
  )
}
