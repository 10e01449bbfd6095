import type { ReactNode } from "react"

/** What is not known is left out. */
export type DeskFact = [label: string, value: ReactNode] | "" | false | null

/** Label beside value, in two columns where there is room. */
export function FactList({ facts }: { facts: readonly DeskFact[] }) {
  const known = facts.filter((fact) => fact !== null && fact !== false && fact !== "")
  return (
    <div className="@container">
      <dl className="grid gap-x-8 gap-y-2 @2xl:grid-cols-2">
        {known.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
