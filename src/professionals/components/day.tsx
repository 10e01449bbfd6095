import { formatDay } from "../../platform/time.ts"

/** A day that stays on one line. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatDay(at)}
  </time>
)
