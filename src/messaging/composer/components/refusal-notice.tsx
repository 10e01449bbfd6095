import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { contextTexts } from "../../context/texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { refusalTexts } from "../../refusal.texts.ts"
import type { ThreadStore } from "../../thread/thread.list.ts"
import { useBlocking } from "../../use-blocking.ts"

/** In the place of the field, where nothing can be written. */
export function RefusalNotice({ detail, store }: { detail: ConversationDetail; store: ThreadStore }) {
  const refusals = useTexts(refusalTexts)
  const t = useTexts(contextTexts)
  const { busy, unblock } = useBlocking(detail.id, store)
  return (
    <div data-foot="" className={noticeClasses}>
      <p className="flex gap-2 text-pretty text-muted">
        <Icon name="info" className="mt-0.5 size-5" />
        <span className="min-w-0">{refusals[detail.write_refusal!]}</span>
      </p>
      {detail.is_blocked_by_me && (
        <Button variant="secondary" size="small" busy={busy} onClick={() => void unblock()}>
          {t.unblock}
        </Button>
      )}
    </div>
  )
}

const noticeClasses = "flex flex-wrap items-center justify-center gap-3 border-line border-t bg-surface p-4"
