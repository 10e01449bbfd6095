import type { ReactNode } from "react"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { AuthFrame } from "./auth-frame.tsx"

/** While a mailed link is tried. */
export function TryingLink({ title, wait }: { title: string; wait: string }) {
  return (
    <AuthFrame title={title}>
      <Card className="noscript:hidden">
        <Spinner label={wait} visible className="size-8" />
      </Card>
    </AuthFrame>
  )
}

interface Props {
  title: string
  works: boolean
  message: string
  /** What to do next. */
  children: ReactNode
}

/** What became of a mailed link. */
export function LinkOutcome({ title, works, message, children }: Props) {
  const look = works ? "bg-neem-soft text-neem-ink" : "bg-danger-soft text-danger-ink"
  return (
    <AuthFrame title={title}>
      <Card className="grid justify-items-start gap-5">
        <span className={`grid size-12 place-items-center rounded-full ${look}`}>
          <Icon name={works ? "check" : "alert"} className="size-6" />
        </span>
        <p role={works ? "status" : "alert"} className="wrap-anywhere">
          {message}
        </p>
        {children}
      </Card>
    </AuthFrame>
  )
}
