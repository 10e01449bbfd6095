import type { OfferPrices } from "../../professionals/packages/package.schema.ts"
import type { OfferedService } from "../../professionals/professional.contract.ts"
import type { ShortlistCandidate } from "../candidate.ts"

/** Somebody on a shortlist. */
export interface ShortlistedProfessional extends ShortlistCandidate {
  trades: string[]
  /** Null: nothing is open for booking. */
  offer: Pick<OfferedService, "id" | "price" | "duration" | keyof OfferPrices> | null
}

/** One's own; of those whom an address names, which anybody may have sent; or a list that somebody shares by a link. */
export type ShortlistView = "own" | "named" | "shared"
