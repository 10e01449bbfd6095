import { Button } from "../../../ui/button.tsx"
import { SaveStatus, SavingAloud } from "../../../ui/save-status.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { EditorView } from "../post-editor.ts"
import type { Sending } from "../use-sending.ts"
import { PostOutcomeNote } from "./post-outcome.tsx"

interface SendBarProps {
  saving: EditorView["saving"]
  sending: Sending
  /** Leads to what is to be chosen in a conflict. */
  onShowConflict: () => void
}

/** Whether all is saved, and the button that sends the post: in reach however long the text is. */
export function SendBar({ saving, sending: { sent, canSend, isBusy, label, send }, onShowConflict }: SendBarProps) {
  const t = useTexts(editPostTexts)
  return (
    <section aria-label={t.send.label} data-foot="" className={barClasses}>
      {sent ? (
        <PostOutcomeNote sent={sent} />
      ) : (
        <div className="flex min-h-11 items-center justify-between gap-4">
          <SaveStatus saving={saving} text={t.saving[saving]} />
          {saving === "conflict" ? (
            <Button variant="secondary" onClick={onShowConflict} className="shrink-0">
              {t.conflict.show}
            </Button>
          ) : (
            canSend && (
              <Button busy={isBusy} onClick={send} disabled={saving === "gone"} className="shrink-0">
                {label}
              </Button>
            )
          )}
        </div>
      )}
      <SavingAloud saving={saving} text={t.saving[saving]} />
    </section>
  )
}

const barClasses = [
  "sticky bottom-0 z-20 mt-6 border-line bg-surface p-3 shadow-soft",
  "max-md:-mx-[clamp(1rem,4vw,2rem)] max-md:border-y max-md:px-[clamp(1rem,4vw,2rem)]",
  "max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:rounded-lg md:border md:px-6",
].join(" ")
