import { useState } from "react"
import { ReportDialog } from "../../../enquiries/grievance/components/report-dialog.tsx"
import { Button } from "../../../ui/button.tsx"
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
  const [isReporting, setReporting] = useState(false)
  return (
    <ContextSection title={t.safety}>
      <div className={`flex flex-wrap items-center gap-2 ${detail.is_blocked_by_me ? "" : "-ml-4 sm:-ml-2.5"}`}>
        {detail.is_blocked_by_me ? (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void unblock()}>
            {t.unblock}
          </Button>
        ) : (
          <Button variant="quiet-danger" size="small" onClick={() => setAsking(true)}>
            {t.block}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
          {t.report}
        </Button>
      </div>
      {isReporting && (
        <ReportDialog
          reported={{ kind: "person", about: t.reportAbout(detail.id) }}
          title={t.reportTitle(name)}
          name={name}
          onClose={() => setReporting(false)}
        >
          {!detail.is_blocked_by_me && <p>{t.mayBlock}</p>}
        </ReportDialog>
      )}
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
