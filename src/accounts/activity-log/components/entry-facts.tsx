import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { activityLogTexts } from "../texts.ts"

/** Each with its name; one that is missing says so. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const { none } = useTexts(activityLogTexts)
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value ?? <span className="text-muted">{none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
