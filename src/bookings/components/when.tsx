import { useDates } from "../../ui/use-texts.ts"

/** An instant as people say it; it breaks only where no line has room for it. */
export function When({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="inline-block">
      {dates.instant(at, new Date())}
    </time>
  )
}
