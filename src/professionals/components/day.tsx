import { useDates } from "../../ui/use-texts.ts"

/** A day that stays on one line. */
export function Day({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dates.day(at)}
    </time>
  )
}
