import { Icon } from "../../../../ui/icon.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { Saving } from "../project-editor.ts"
import { projectEditorTexts } from "../texts.ts"

const looks: Record<Saving, { icon: "check" | "clock" | "alert"; tone: string }> = {
  saved: { icon: "check", tone: "text-neem-ink" },
  saving: { icon: "clock", tone: "text-muted" },
  offline: { icon: "alert", tone: "text-brass-ink" },
  waiting: { icon: "alert", tone: "text-brass-ink" },
  refused: { icon: "alert", tone: "text-danger-ink" },
  gone: { icon: "alert", tone: "text-danger-ink" },
}

/** Whether what was typed is with the server. Seen at any time; read aloud only where something is wrong. */
export function SaveStatus({ saving, className }: { saving: Saving; className: string }) {
  const { saving: t } = useTexts(projectEditorTexts)
  const { icon, tone } = looks[saving]
  return (
    <p className={`flex items-start gap-2 text-sm ${tone} ${className}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      {t[saving]}
    </p>
  )
}

/** Once on the page, however often the status is seen. */
export function SavingAloud({ saving }: { saving: Saving }) {
  const { saving: t } = useTexts(projectEditorTexts)
  const isTold = saving !== "saved" && saving !== "saving"
  return (
    <p role="status" className="sr-only">
      {isTold && t[saving]}
    </p>
  )
}
