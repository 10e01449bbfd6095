import { useEffect, useEffectEvent } from "react"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { noticeDialogTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { Dialog } from "./dialog.tsx"
import { messageClasses } from "./message-classes.ts"

type NoticeKind = "success" | "error" | "info"

type NoticeDialogProps = {
  kind: NoticeKind
  message: string
  isOpen: boolean
  onClose: () => void
  /** Only successes close by themselves (specification 1 §4: 3 s unless a screen says otherwise). */
  autoCloseMs?: number
}

export function NoticeDialog({ kind, message, isOpen, onClose, autoCloseMs }: NoticeDialogProps) {
  const t = useTexts(noticeDialogTexts)[kind]
  const look = messageClasses[kind]
  useAutoClose(isOpen && kind === "success" ? autoCloseMs : undefined, onClose)
  return (
    <Dialog
      title={t.title}
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      actions={<Button onClick={onClose}>{t.button}</Button>}
    >
      <div role={kind === "error" ? "alert" : "status"} className="flex items-center gap-4">
        <span className={`grid size-12 shrink-0 place-items-center rounded-full ${look.disc}`}>
          <Icon name={look.icon} className="size-6" />
        </span>
        <p className="min-w-0 flex-1">{message}</p>
      </div>
    </Dialog>
  )
}

/** Counts from the opening: a parent that renders again with a new callback does not start the time anew. */
function useAutoClose(ms: number | undefined, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(() => close(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}
