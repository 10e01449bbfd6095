import { Button } from "../button.tsx"
import { Skeleton } from "../loading.tsx"
import { slotPickerTexts, uiTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"

interface MoreDaysProps {
  state: "loading" | "slow" | "ready" | "failed"
  /** Undefined where there are no more. */
  onMore: (() => void) | undefined
}

export interface SlotsOtherwiseProps extends MoreDaysProps {
  days: readonly unknown[]
  onRetry: () => void
}

/** Asks for the days behind those that are shown. */
export function MoreDays({ onMore, state }: MoreDaysProps) {
  const t = useTexts(slotPickerTexts)
  if (!onMore) return null
  return (
    <Button
      variant="quiet"
      onClick={onMore}
      busy={state === "loading" || state === "slow"}
      className="shrink-0 sm:col-span-2 sm:justify-self-start"
    >
      {t.more}
    </Button>
  )
}

/** What is said where no times are to be seen: they are on their way, they did not come, there are none. */
export function SlotsOtherwise(props: SlotsOtherwiseProps) {
  const { days, state, onRetry } = props
  const t = useTexts(slotPickerTexts)
  const { tryAgain } = useTexts(uiTexts)
  if (state === "ready" && days.length > 0) return null
  if (state === "ready")
    return (
      <div role="status" className={noticeClasses}>
        <p>{t.none}</p>
        <MoreDays {...props} />
      </div>
    )
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {tryAgain}
    </Button>
  )
  if (state === "failed")
    return (
      <div role="status" className={noticeClasses}>
        <p>{t.failed}</p>
        {again}
      </div>
    )
  return (
    <>
      {days.length === 0 && <Coming />}
      {state === "slow" && (
        <div role="status" className={noticeClasses}>
          <p>{t.slow}</p>
          {again}
        </div>
      )}
    </>
  )
}

/** As high as a day of the usual hours, below as many as come at first: what comes takes the same places. */
function Coming() {
  const t = useTexts(slotPickerTexts)
  const row = (count: number, look: string) =>
    Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className={`rounded-lg ${look}`} />
    ))
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{t.loading}</span>
      <div className={`${stripClasses} overflow-hidden`}>{row(12, "h-12 w-18 shrink-0 sm:w-auto")}</div>
      <div className="grid grid-cols-1 gap-2">
        {[
          { part: t.morning, count: 4 },
          { part: t.afternoon, count: 10 },
          { part: t.evening, count: 3 },
        ].map(({ part, count }) => (
          <div key={part} aria-hidden="true" className="grid grid-cols-1 gap-1">
            <p className="text-muted text-sm">{part}</p>
            <div className={timesClasses}>{row(count, "h-11")}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

const noticeClasses = "flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-3"

/** On a phone a row to push along, edge to edge; where there is room all of them, seven side by side. */
export const stripClasses = [
  "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]",
  "sm:mx-0 sm:grid sm:grid-cols-7 sm:gap-1.5 sm:overflow-visible sm:px-0",
].join(" ")

/** Four side by side on the smallest phone, elsewhere below the days. */
export const timesClasses = "grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 sm:grid-cols-5"
