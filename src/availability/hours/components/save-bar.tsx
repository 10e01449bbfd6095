import { fromIndianTime } from "../../../platform/time.ts"
import { TooLong } from "../../../professionals/offer/components/too-long.tsx"
import { Button } from "../../../ui/button.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { FreeDay } from "../../free-times.rules.ts"
import { ownHoursTexts } from "../texts.ts"
import type { HoursEditor } from "../use-hours-editor.ts"

interface SaveBarProps {
  editor: HoursEditor
  /** Undefined: there is none, or it is not known while there are faults. */
  next: FreeDay | undefined
  /** Minutes of the longest stretch as it is entered here; null: no hours, or something is marked. */
  longest: number | null
}

/** Whether there are unsaved changes, and the button that saves them; sticky while there are. */
export function SaveBar({ editor, next, longest }: SaveBarProps) {
  const { save: t, preview } = useTexts(ownHoursTexts)
  const dates = useDates()
  const { isDirty, busy, faults, refused } = editor
  const isFaulty = Object.keys(faults).length > 0
  return (
    <section aria-label={t.label} data-foot="" className={`${barClasses} ${isDirty || refused ? stickyClasses : ""}`}>
      {refused?.message && (
        <FormAlert kind="error" action={refused.code === "conflict" && <ConflictActions editor={editor} />}>
          {refused.message}
        </FormAlert>
      )}
      <TooLong services={editor.services} longest={longest} />
      {!isFaulty && (
        <p className="flex items-center gap-2 text-muted text-sm md:hidden">
          <Icon name="clock" className="size-5" />
          {next ? preview.next(dates.instant(fromIndianTime(next.date, next.times[0]!)!)) : preview.none}
        </p>
      )}
      <div className="flex items-center justify-between gap-x-2 sm:gap-x-4">
        <p role="status" className="flex min-w-0 items-center gap-2 text-sm sm:text-base">
          <Icon name={isDirty ? "pencil" : "check"} className={`size-5 ${isDirty ? "text-muted" : "text-neem-ink"}`} />
          {isDirty && isFaulty ? t.fix : isDirty ? t.isNot : t.isSaved}
        </p>
        <div className="flex shrink-0 gap-1 sm:gap-2">
          {isDirty && (
            <Button variant="plain" onClick={editor.undo} disabled={busy} className="max-sm:px-2.5">
              {t.undo}
            </Button>
          )}
          <Button busy={busy} onClick={() => void editor.save()} variant={isDirty ? "primary" : "secondary"}>
            {t.button}
          </Button>
        </div>
      </div>
    </section>
  )
}

function ConflictActions({ editor }: { editor: HoursEditor }) {
  const { save: t } = useTexts(ownHoursTexts)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" busy={editor.busy} onClick={() => void editor.saveAnyway()}>
        {t.keepMine}
      </Button>
      <Button variant="plain" disabled={editor.busy} onClick={() => void editor.takeTheirs()}>
        {t.takeTheirs}
      </Button>
    </div>
  )
}

const barClasses = [
  "mt-4 grid gap-2 border-line md:mt-6 bg-surface p-3 shadow-soft",
  "max-md:-mx-[clamp(1rem,4vw,2rem)] max-md:border-y max-md:px-[clamp(1rem,4vw,2rem)]",
  "md:rounded-lg md:border md:px-6 md:py-4",
].join(" ")

/** On a phone above the bar of the area. */
const stickyClasses = "sticky bottom-[calc(4.0625rem+env(safe-area-inset-bottom))] z-10 md:bottom-4"
