import { createInk, type Hue, THIN } from "./ink.ts"
import { type JaaliFamily, jaaliFamilies, jaaliPath } from "./jaali.ts"
import { Sheet } from "./sheet.tsx"

interface JaaliProps {
  seed: string
  family?: JaaliFamily
  columns?: number
  rows?: number
  hue?: Hue
  className?: string
}

/** A strip or field of lattice: border, divider or quiet background. Decoration only. */
export function Jaali({ seed, family, columns = 16, rows = 1, hue, className }: JaaliProps) {
  const ink = createInk(`jaali ${seed}`)
  const shape = family ?? ink.rng.pick(jaaliFamilies)
  const tint = hue ?? ink.rng.pick(["tile", "brass", "neem", "slate", "teak"])
  const [cell, tall] = [ink.rng.whole(30, 40), ink.rng.whole(30, 42)]
  const [w, h] = [columns * cell, rows * tall]
  ink.pen(THIN + 0.3, jaaliPath(shape, 2, 2, columns, rows, w, h), `${tint}-3`)
  ink.pen(THIN, `M0 1H${w + 4}M0 ${h + 3}H${w + 4}`, `${tint}-2`)
  return <Sheet ink={ink} width={w + 4} height={h + 4} bare className={className} />
}
