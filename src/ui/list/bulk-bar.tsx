import { useState } from "react"
import { Button } from "../button.tsx"
import { Dialog } from "../overlay/dialog.tsx"
import { useTexts } from "../use-texts.ts"
import { rowChoiceTexts } from "./row-choice.texts.ts"
import { CHOOSE_ALL } from "./row-choice.tsx"

interface BulkBarProps<Act extends string> {
  count: number
  /** What can be done with all of them. */
  offered: readonly Act[]
  labels: Record<Act, string>
  /** Says how many they are. */
  ask: Record<Act, (count: number) => string>
  /** What it does, and what it does not do. */
  meaning: (act: Act) => string
  /** What takes something away. */
  dangers?: readonly Act[]
  /** Resolves when it is done, or could not be. */
  onAct: (act: Act) => Promise<unknown>
  onClear: () => void
}

/** What can be done with all that are chosen; how many they are is asked first. */
export function BulkBar<Act extends string>({
  count,
  offered,
  labels,
  ask,
  meaning,
  dangers = [],
  onAct,
  onClear,
}: BulkBarProps<Act>) {
  const t = useTexts(rowChoiceTexts)
  const [asked, setAsked] = useState<Act>()
  const [busy, setBusy] = useState(false)
  if (count === 0) return null
  const act = async (what: Act) => {
    setBusy(true)
    await onAct(what)
    setBusy(false)
    setAsked(undefined)
  }
  return (
    <fieldset aria-label={t.chosen(count)} className={barClasses}>
      <div className="flex items-center justify-between gap-x-2">
        <strong aria-live="polite">{t.chosen(count)}</strong>
        <Button size="small" variant="plain" onClick={onClear}>
          {t.clear}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {offered.map((what) => (
          <Button key={what} size="small" variant="secondary" onClick={() => setAsked(what)}>
            {labels[what]}
          </Button>
        ))}
      </div>
      {asked && (
        <Dialog
          title={ask[asked](count)}
          isOpen
          onClose={() => setAsked(undefined)}
          busy={busy}
          returnTo={CHOOSE_ALL}
          width="narrow"
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsked(undefined)} disabled={busy} data-first="">
                {t.cancel}
              </Button>
              <Button
                variant={dangers.includes(asked) ? "danger" : "primary"}
                busy={busy}
                onClick={() => void act(asked)}
              >
                {labels[asked]}
              </Button>
            </>
          }
        >
          <p>{meaning(asked)}</p>
        </Dialog>
      )}
    </fieldset>
  )
}

/** On a phone what can be done stands below how many they are. */
const barClasses = "grid min-w-0 flex-1 gap-x-2 gap-y-1 py-1.5 max-sm:pb-3 sm:flex sm:flex-wrap sm:items-center"
