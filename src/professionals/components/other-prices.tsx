import type { OfferPrices } from "../packages/package.schema.ts"

type OtherPricesProps = Pick<OfferPrices, "packages" | "rates"> & {
  /** As much of it as three lines hold; else a line each. */
  isShort?: boolean
}

/** What a service costs beside its price per hour: its packages by name, and its rates. */
export function OtherPrices({ packages, rates, isShort = false }: OtherPricesProps) {
  const look = isShort ? "line-clamp-3 *:inline [&>:not(:last-child)]:after:content-['_·_']" : "grid gap-1"
  return (
    <ul className={`wrap-anywhere empty:hidden text-muted text-sm ${look}`}>
      {packages.map(({ id, name, text }) => (
        <li key={id}>
          <span className="text-ink">{name}</span> {text}
        </li>
      ))}
      {rates.map(({ unit, text }) => (
        <li key={unit}>{text}</li>
      ))}
    </ul>
  )
}
