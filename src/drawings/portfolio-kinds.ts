import type { DrawingKind } from "./drawing-kinds.ts"
import { createRng } from "./rng.ts"

/** What a portfolio of this trade shows, in an order of its own for every seed. Service types by their slug. */
export function portfolioKinds(seed: string, serviceType: string): DrawingKind[] {
  const kinds: DrawingKind[] =
    serviceType === "interior-designer"
      ? ["room", "room", "room", "detail", "plan", "room"]
      : serviceType === "contractor" || serviceType === "civil-engineer"
        ? ["section", "elevation", "plan", "elevation", "detail", "section"]
        : ["elevation", "plan", "section", "elevation", "room", "plan"]
  const [first, ...rest] = kinds
  const rng = createRng(`portfolio ${seed}`)
  const order = rest.map((kind) => ({ kind, at: rng.real(0, 1) })).sort((a, b) => a.at - b.at)
  return [first!, ...order.map(({ kind }) => kind)]
}
