import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { sortSeveral } from "../inbox.actions.ts"
import type { SubmissionRow } from "../inbox.schema.ts"
import { inboxPageTexts } from "../inbox-page.texts.ts"

interface BulkBarProps {
  chosen: readonly SubmissionRow[]
  onClear: () => void
  onDone: () => unknown
}

const wanted = {
  closed: { status: "closed" },
  new: { status: "new" },
  spam: { is_spam: true },
  notSpam: { is_spam: false },
} as const
type Asked = keyof typeof wanted

/** What can be done with all that are chosen; how many they are is asked first. */
export function BulkBar({ chosen, onClear, onDone }: BulkBarProps) {
  const { bulk: t } = useTexts(inboxPageTexts)
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  if (chosen.length === 0) return null
  const offered: Asked[] = [
    chosen.every(({ status }) => status === "closed") ? "new" : "closed",
    chosen.every(({ is_spam }) => is_spam) ? "notSpam" : "spam",
  ]
  const labels: Record<Asked, string> = { closed: t.done, new: t.reopen, spam: t.spam, notSpam: t.notSpam }
  const act = async (what: Asked) => {
    setBusy(true)
    const rows = chosen.map(({ id, version }) => ({ id, version }))
    await sortSeveral(rows, wanted[what], onDone)
    setBusy(false)
    setAsked(undefined)
  }
  return (
    <fieldset aria-label={t.chosen(chosen.length)} className="flex flex-1 flex-wrap items-center gap-x-2 py-1.5">
      <strong aria-live="polite" className="mr-1">
        {t.chosen(chosen.length)}
      </strong>
      {offered.map((what) => (
        <Button key={what} size="small" variant="secondary" onClick={() => setAsked(what)}>
          {labels[what]}
        </Button>
      ))}
      <Button size="small" variant="plain" onClick={onClear} className="ml-auto">
        {t.clear}
      </Button>
      {asked && (
        <Dialog
          title={t.ask[asked](chosen.length)}
          isOpen
          onClose={() => setAsked(undefined)}
          busy={busy}
          width="narrow"
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsked(undefined)} disabled={busy} data-first="">
                {t.cancel}
              </Button>
              <Button busy={busy} onClick={() => void act(asked)}>
                {labels[asked]}
              </Button>
            </>
          }
        >
          <p>{t.meaning}</p>
        </Dialog>
      )}
    </fieldset>
  )
}
