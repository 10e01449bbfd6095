import type { OfferPrices } from "../packages/package.schema.ts"

/** What a service costs beside its price per hour, a line each: its packages by name, and its rates. */
export function OtherPrices({ packages, rates }: Pick<OfferPrices, "packages" | "rates">) {
  return (
    <ul className="wrap-anywhere grid gap-1 empty:hidden text-muted text-sm">
      {packages.map(({ id, name, text }) => (
        <li key={id}>
          <span className="text-ink">{name}</span> <span className="inline-block">{text}</span>
        </li>
      ))}
      {rates.map(({ unit, text }) => (
        <li key={unit}>{text}</li>
      ))}
    </ul>
  )
}
