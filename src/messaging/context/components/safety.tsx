import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Link } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { useBlocking } from "../../use-blocking.ts"
import { contextTexts } from "../texts.ts"
import type { ContextProps } from "./context-props.ts"
import { ContextSection } from "./context-section.tsx"

/** To end a conversation from one's own side, and to report it. */
export function Safety({ detail, name, store }: ContextProps) {
  const t = useTexts(contextTexts)
  const [isAsking, setAsking] = useState(false)
  const { busy, block, unblock } = useBlocking(detail.id, store)
  const about = encodeURIComponent(t.reportAbout(detail.id))
  return (
    <ContextSection title={t.safety}>
      <div className="flex flex-wrap items-center gap-2">
        {detail.is_blocked_by_me ? (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void unblock()}>
            {t.unblock}
          </Button>
        ) : (
          <Button variant="quiet-danger" size="small" onClick={() => setAsking(true)}>
            {t.block}
          </Button>
        )}
        <Link
          to={`/grievance/status?kind=content&booking=${about}#complaint`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {t.report}
        </Link>
      </div>
      {isAsking && (
        <Dialog
          title={t.blocking.title}
          isOpen
          onClose={() => setAsking(false)}
          busy={busy}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)} disabled={busy}>
                {t.blocking.cancel}
              </Button>
              <Button variant="danger" busy={busy} onClick={() => void block().then(() => setAsking(false))}>
                {t.blocking.confirm}
              </Button>
            </>
          }
        >
          <p>{t.blocking.meaning(name)}</p>
          {detail.side === "customer" && detail.shared_contact && (
            <p className="mt-3">{t.blocking.stillShared(name)}</p>
          )}
        </Dialog>
      )}
    </ContextSection>
  )
}
