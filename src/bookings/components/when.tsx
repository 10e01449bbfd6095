import { useDates } from "../../ui/use-words.ts"

/** An instant as people say it; it never breaks in the middle. */
export function When({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dates.instant(at, new Date())}
    </time>
  )
}
