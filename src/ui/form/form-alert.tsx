import type { ReactNode } from "react"
import { Icon } from "../icon.tsx"
import { uiTexts } from "../texts.ts"
import { answerTarget } from "../use-focus-on-change.ts"
import { useTexts } from "../use-texts.ts"

const looks = {
  error: { role: "alert", icon: "alert", look: "border-danger bg-danger-soft text-danger-ink" },
  mail: { role: "status", icon: "mail", look: "border-slate bg-slate-soft text-slate-ink" },
  success: { role: "status", icon: "check", look: "border-neem bg-neem-soft text-neem-ink" },
} as const

interface FormAlertProps {
  kind: keyof typeof looks
  /** The answer of a page that took a form without script. */
  isAnswer?: boolean
  children: ReactNode
  action?: ReactNode
}

/** A message about the whole form, with what can be done next. An error scrolls into view. */
export function FormAlert({ kind, isAnswer, children, action }: FormAlertProps) {
  const t = useTexts(uiTexts)
  const { role, icon, look } = looks[kind]
  return (
    <div
      ref={kind === "error" ? scrollIntoViewWhenActive : undefined}
      {...(isAnswer && answerTarget)}
      role={role}
      className={`grid grid-cols-1 gap-3 rounded-lg border p-4 ${look}`}
    >
      <p className="flex gap-3">
        <Icon name={icon} className="mt-0.5 size-5" />
        <span className="wrap-anywhere min-w-0">
          {kind === "error" && <strong className="block">{t.error} </strong>}
          {children}
        </span>
      </p>
      {action && <div className="pl-8">{action}</div>}
    </div>
  )
}

/** Only where the focus is in its form or dialog, that is, after submitting it. */
const scrollIntoViewWhenActive = (alert: HTMLDivElement | null) => {
  if (alert?.closest(":is(form, dialog):focus-within")) alert.scrollIntoView({ block: "nearest" })
}
