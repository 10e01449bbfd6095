import { Icon } from "./icon.tsx"

const looks = {
  saved: { icon: "check", tone: "text-neem-ink" },
  saving: { icon: "clock", tone: "text-muted" },
  offline: { icon: "alert", tone: "text-brass-ink" },
  waiting: { icon: "alert", tone: "text-brass-ink" },
  refused: { icon: "alert", tone: "text-danger-ink" },
  gone: { icon: "alert", tone: "text-danger-ink" },
  conflict: { icon: "alert", tone: "text-danger-ink" },
} as const

interface SaveStatusProps {
  saving: keyof typeof looks
  /** What it is in words. */
  text: string
  className?: string
}

/** Whether what was typed is with the server. Seen at any time; read aloud only where something is wrong. */
export function SaveStatus({ saving, text, className = "" }: SaveStatusProps) {
  const { icon, tone } = looks[saving]
  return (
    <p className={`flex items-start gap-2 text-sm ${tone} ${className}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      {text}
    </p>
  )
}

/** Once on the page, however often the status is seen. */
export function SavingAloud({ saving, text }: Omit<SaveStatusProps, "className">) {
  const isTold = saving !== "saved" && saving !== "saving"
  return (
    <p role="status" className="sr-only">
      {isTold && text}
    </p>
  )
}
