import { useEffect, useEffectEvent } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { Icon } from "./icon.tsx"

type NoticeKind = "success" | "error" | "info"

const looks = {
  success: { title: "Success!", button: "Continue", icon: "check", disc: "bg-neem-soft text-neem-ink" },
  error: { title: "Error!", button: "Try Again", icon: "alert", disc: "bg-danger-soft text-danger-ink" },
  info: { title: "Please note", button: "OK", icon: "info", disc: "bg-slate-soft text-slate-ink" },
} as const

type NoticeDialogProps = {
  kind: NoticeKind
  message: string
  isOpen: boolean
  onClose: () => void
  /** Only successes close by themselves (specification 1 §4: 3 s unless a screen says otherwise). */
  autoCloseMs?: number
}

export function NoticeDialog({ kind, message, isOpen, onClose, autoCloseMs }: NoticeDialogProps) {
  const look = looks[kind]
  useAutoClose(isOpen && kind === "success" ? autoCloseMs : undefined, onClose)
  return (
    <Dialog
      title={look.title}
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      actions={<Button onClick={onClose}>{look.button}</Button>}
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
