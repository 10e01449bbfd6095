import { type Ref, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { textOf } from "../../document/document-text.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { SavedText, WrittenPost } from "../writing.schema.ts"
import { TextChanges } from "./text-changes.tsx"

interface PostConflictProps {
  ref: Ref<HTMLElement>
  mine: SavedText
  theirs: WrittenPost
  /** False where it is to be chosen again. */
  onResolve: (choice: "mine" | "theirs") => Promise<boolean>
}

const wordsOf = ({ title, excerpt, document }: SavedText) => [title, excerpt, textOf(document)].join("\n")

/** Two texts, both here; whichever goes on, the other one stays in the history. */
export function PostConflict({ ref, mine, theirs, onResolve }: PostConflictProps) {
  const { conflict: t } = useTexts(editPostTexts)
  const dates = useDates()
  const [isBusy, setBusy] = useState(false)
  // Comparing costs, and one's own text goes on being written.
  const [isCompared, setCompared] = useState(false)
  const resolve = async (choice: "mine" | "theirs") => {
    setBusy(true)
    if (!(await onResolve(choice))) toast("error", t.notYet, 5000)
    setBusy(false)
  }
  const { saved_by, saved_at, is_own } = theirs.text
  const who = is_own ? t.you : (saved_by ?? t.somebody)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t.title}
      className="mb-6 scroll-mt-24 grid gap-4 rounded-lg border-2 border-danger bg-surface p-4 sm:p-6"
    >
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl">{t.title}</h2>
        <p>{t.lead(who, dates.instant(saved_at, new Date()))}</p>
      </div>
      <details onToggle={({ currentTarget }) => setCompared(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer font-semibold text-tile-ink">{t.differences}</summary>
        {isCompared && (
          <TextChanges
            before={wordsOf(theirs.text)}
            after={wordsOf(mine)}
            labels={{ before: t.theirs, after: t.mine }}
          />
        )}
      </details>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void resolve("mine")}>
          {t.useMine}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void resolve("theirs")}>
          {t.useTheirs}
        </Button>
      </div>
    </section>
  )
}
