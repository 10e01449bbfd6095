import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

export const countClasses = "min-w-5 rounded-full bg-tile px-1 text-center text-on-tile text-sm leading-5"

/** How much is unread, beside a link; empty and hidden until a script that knows it fills it in (messaging/unread/). */
export function UnreadBadge({ className }: { className: string }) {
  return (
    <span data-unread="" hidden className={className}>
      <span />
      <span className="sr-only">{useTexts(uiTexts).unread}</span>
    </span>
  )
}
