import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { editPostTexts } from "../pages.texts.ts"
import type { Saving } from "../post-editor.ts"

const looks: Record<Saving, { icon: "check" | "clock" | "alert"; tone: string }> = {
  saved: { icon: "check", tone: "text-neem-ink" },
  saving: { icon: "clock", tone: "text-muted" },
  offline: { icon: "alert", tone: "text-brass-ink" },
  waiting: { icon: "alert", tone: "text-brass-ink" },
  refused: { icon: "alert", tone: "text-danger-ink" },
  gone: { icon: "alert", tone: "text-danger-ink" },
  conflict: { icon: "alert", tone: "text-danger-ink" },
}

/** Whether what was typed is with the server. Read aloud only where something is wrong. */
export function PostSaving({ saving }: { saving: Saving }) {
  const { saving: t } = useTexts(editPostTexts)
  const { icon, tone } = looks[saving]
  const isTold = saving !== "saved" && saving !== "saving"
  return (
    <>
      <p className={`flex items-start gap-2 text-sm ${tone}`}>
        <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
        {t[saving]}
      </p>
      <p role="status" className="sr-only">
        {isTold && t[saving]}
      </p>
    </>
  )
}
