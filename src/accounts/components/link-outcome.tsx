import type { ReactNode } from "react"
import { Card } from "../../ui/card.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Spinner } from "../../ui/loading.tsx"
import { AuthFrame } from "./auth-frame.tsx"

interface TryingProps {
  title: string
  wait: string
  /** Where the page has a way without script. */
  children?: ReactNode
}

/** While a mailed link is tried. */
export function TryingLink({ title, wait, children }: TryingProps) {
  return (
    <AuthFrame title={title} worksWithoutScript={children !== undefined}>
      <Card className="noscript:hidden">
        <Spinner label={wait} visible className="size-8" />
      </Card>
      {children && <noscript>{children}</noscript>}
    </AuthFrame>
  )
}

interface Props {
  title: string
  works: boolean
  message: string
  /** What to do next. */
  children?: ReactNode
}

/** What became of a mailed link. */
export function LinkOutcome({ title, works, message, children }: Props) {
  const look = works ? "bg-neem-soft text-neem-ink" : "bg-danger-soft text-danger-ink"
  return (
    <AuthFrame title={title} worksWithoutScript>
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
