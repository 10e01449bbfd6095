import type { ReactNode } from "react"
import { Icon } from "../../ui/icon.tsx"

/** A sentence above or below a form that is about the whole of it, with what can be done next. */
export function FormAlert({
  kind,
  children,
  action,
}: {
  kind: "error" | "info"
  children: ReactNode
  action?: ReactNode
}) {
  const look =
    kind === "error" ? "border-danger bg-danger-soft text-danger-ink" : "border-slate bg-slate-soft text-slate-ink"
  return (
    <div role={kind === "error" ? "alert" : "status"} className={`grid gap-3 rounded-lg border p-4 ${look}`}>
      <p className="flex gap-3">
        <Icon name={kind === "error" ? "alert" : "mail"} className="mt-0.5 size-5" />
        <span className="min-w-0">{children}</span>
      </p>
      {action && <div className="pl-8">{action}</div>}
    </div>
  )
}
