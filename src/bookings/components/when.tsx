import { formatInstant } from "../../platform/time.ts"

/** An instant as people say it; it never breaks in the middle. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatInstant(at, new Date())}
    </time>
  )
}
