import { Button } from "./button.tsx"
import { Icon } from "./icon.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type ErrorStateProps = {
  /** What happened, and what is kept. */
  message: string
  title?: string
  onRetry?: () => void
  busy?: boolean
}

/** A failure never looks like an empty list: it says so and offers to try again. */
export function ErrorState({ message, title, onRetry, busy }: ErrorStateProps) {
  const t = useTexts(uiTexts)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-lg border border-danger bg-danger-soft p-4 sm:p-6"
    >
      <Icon name="alert" className="size-7 text-danger" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-danger-ink">{title ?? t.didNotLoad}</p>
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={busy}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  )
}
